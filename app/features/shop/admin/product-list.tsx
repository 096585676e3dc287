import {
  keptFields,
  RECORDS_PER_PAGE,
  type RecordListParams,
  recordListHref,
} from "~/editing/list-address";
import { ListSearch } from "~/editing/list-filters";
import { ListFoot, RecordsEmpty } from "~/editing/list-table";
import { OrderControls } from "~/editing/order-controls";
import { useOrderedList } from "~/editing/use-ordered-list";
import type { CommandFields } from "~/lib/command";
import type { ShortListPage } from "~/lib/short-list";
import { RecordTabs } from "~/records/record-list";
import { classNames } from "~/ui/class-names";
import type { AdminProduct } from "./admin-products.server";
import { LIST_PATH, productActPath } from "./product-paths";
import { ProductRow } from "./product-row";

const NOTHING_YET = {
  icon: "bag",
  title: "Aucun produit pour l’instant",
  text: "Ajoutez le premier, avec ses photos et ses tailles\u00a0: la boutique le montrera aussitôt.",
  createLabel: "Ajouter un produit",
} as const;

type ProductListProps = {
  params: RecordListParams;
  list: ShortListPage<AdminProduct>;
  /** Day of Paris. */
  today: string;
};

/** The products in the order of the shop: moved, hidden, thrown away and brought back from here. */
export function ProductList({ params, list, today }: ProductListProps) {
  return (
    <>
      <RecordTabs listPath={LIST_PATH} params={params} counts={list.counts} allLabel="Tous" />
      <ListSearch
        action={LIST_PATH}
        search={params.search}
        label="Rechercher dans les noms, les tailles et les couleurs"
        placeholder="Rechercher un produit…"
        kept={keptFields(params)}
      />
      {list.items.length === 0 ? (
        <RecordsEmpty listPath={LIST_PATH} params={params} nothingYet={NOTHING_YET} />
      ) : (
        <FilledList params={params} list={list} today={today} />
      )}
    </>
  );
}

function FilledList({ params, list, today }: ProductListProps) {
  // Neighbours here are neighbours in the shop.
  const isOrdered = !params.isTrash && params.search === "" && list.total > 1;
  return (
    <>
      {isOrdered && (
        <p className="admin-note ps-hint">
          Les produits sont dans l’ordre de la boutique. Pour en déplacer un,{" "}
          <span className="ps-drag-hint">glissez sa poignée ou </span>utilisez les flèches.
        </p>
      )}
      <ProductTable products={list.items} today={today} isOrdered={isOrdered} total={list.total} />
      <ListFoot
        page={params.page}
        pageSize={RECORDS_PER_PAGE}
        pageCount={list.pageCount}
        total={list.total}
        hrefFor={(page) => recordListHref(LIST_PATH, params, { page })}
      />
    </>
  );
}

type ProductTableProps = {
  products: readonly AdminProduct[];
  today: string;
  isOrdered: boolean;
  total: number;
};

function ProductTable({ products, today, isOrdered, total }: ProductTableProps) {
  const { reorder, run, isLoading } = useOrderedList<HTMLTableElement, AdminProduct>({
    items: products,
    axis: "y",
    listPath: LIST_PATH,
    actPathOf: productActPath,
  });
  const command = (fields: CommandFields) => void run(fields);
  const orderOf = ({ id, name, rank }: AdminProduct) =>
    isOrdered &&
    rank !== null && (
      <OrderControls
        look="line"
        path={productActPath(id)}
        id={id}
        title={name}
        position={rank}
        isFirst={rank === 1}
        isLast={rank === total}
        handle={reorder.handleProps(id)}
        onCommand={command}
      />
    );
  return (
    <table
      ref={reorder.container}
      className={classNames("al-list", isLoading && "is-loading")}
      aria-busy={isLoading}
    >
      <TableHead isOrdered={isOrdered} />
      <tbody>
        {products.map((product) => (
          <ProductRow
            key={product.id}
            product={product}
            today={today}
            className={reorder.itemClass(product.id)}
            order={orderOf(product)}
            onCommand={command}
          />
        ))}
      </tbody>
    </table>
  );
}

function TableHead({ isOrdered }: { isOrdered: boolean }) {
  return (
    <>
      <caption className="sr-only">
        {isOrdered ? "Produits, dans l’ordre de la boutique" : "Produits"}
      </caption>
      <thead>
        <tr>
          <th scope="col">{isOrdered ? "Ordre" : <span className="sr-only">Ordre</span>}</th>
          <th scope="col">
            <span className="sr-only">Photo</span>
          </th>
          <th scope="col">Produit</th>
          <th scope="col">État et stock</th>
          <th scope="col" className="al-mod">
            Modifié
          </th>
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
    </>
  );
}
