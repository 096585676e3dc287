import { CompressionError, type Drawable, type Studio } from "./compress-picture";

/** Draws in the page itself, for browsers without workers that can draw. */
export const pageStudio: Studio = {
  decode,
  paper(width, height) {
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext("2d");
    return (
      context && {
        context,
        image: canvas,
        encode: (type, quality) => new Promise((resolve) => canvas.toBlob(resolve, type, quality)),
        free: () => {
          canvas.width = 0;
          canvas.height = 0;
        },
      }
    );
  },
};

/** An image element applies the orientation by itself. */
async function decode(file: Blob): Promise<Drawable> {
  const url = URL.createObjectURL(file);
  const free = () => URL.revokeObjectURL(url);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch (cause) {
    free();
    throw new CompressionError("The browser cannot read the picture.", { cause });
  }
  return { image, width: image.naturalWidth, height: image.naturalHeight, free };
}
