import type { Product } from "./catalogue.types";

/** Which size for which measure. */
export function SizeGuide({ rows }: { rows: Product["sizeGuide"] }) {
  if (rows.length === 0) return null;
  return (
    <section className="size-guide" id="guide-des-tailles" aria-labelledby="titre-tailles">
      <h2 className="d4" id="titre-tailles">
        Guide des tailles
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Taille</th>
            <th scope="col">Mesure</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([size, measure]) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              <td>{measure}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted">Entre deux tailles, prenez la plus grande.</p>
    </section>
  );
}
