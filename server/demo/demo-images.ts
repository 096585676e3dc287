/** The pictures, each in a chunk of its own that is read only while the demo content is loaded. */
const images = import.meta.glob<string>("../../database/demo/images/**/*.{jpg,png}", {
  query: "?inline",
  import: "default",
});

/** A picture of `database/demo/images`, made by `scripts/draw-demo-images.js`. */
export async function readDemoImage(file: string): Promise<Buffer> {
  const load = images[`../../database/demo/images/${file}`];
  if (!load) throw new Error(`Demo picture not found: ${file}`);
  const dataUrl = await load();
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
}
