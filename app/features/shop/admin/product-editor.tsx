import { Link } from "react-router";
import type { EditedRecord } from "~/editing/edited-record";
import {
  type RecordEditor,
  RecordEditorFrame,
  TrashRecordButton,
  useRecordEditor,
} from "~/editing/record-editor";
import { readKeptCopy } from "~/records/kind";
import { Box } from "~/ui/box";
import { useCommands } from "~/ui/commands";
import { Switch } from "~/ui/switch";
import { type ProductValues, product } from "./product";
import { PRODUCT_MERGING } from "./product-compare";
import { NameFields, PersonalisationField, SizeGuideField } from "./product-fields";
import {
  editPath,
  LIST_PATH,
  productActPath,
  publicPath,
  savePath,
  stockPath,
} from "./product-paths";
import { ProductPhotosField } from "./product-photos-field";
import { pieces } from "./product-words";
import { VariantsField } from "./variants-field";

type ProductEditorProps = {
  record: EditedRecord<ProductValues>;
  /** What is left of each variant, by its id. */
  stocks: Readonly<Record<string, number>>;
  userId: string;
  /** Day of Paris. */
  today: string;
};

const WORDS = {
  versions: "Deux versions de ce produit",
  trashed: "Ce produit est dans la corbeille. Rétablissez-le pour le modifier.",
  gone: product.french.gone,
};

function useProductEditor({ record, userId }: Pick<ProductEditorProps, "record" | "userId">) {
  return useRecordEditor<ProductValues>({
    record,
    userId,
    kind: product.localCopy,
    readKept: (kept, opened) => readKeptCopy<typeof product.fields>(product, kept, opened),
    savePath,
    editPath,
    savedMessage,
    afterSave: LIST_PATH,
    merging: PRODUCT_MERGING,
    words: WORDS,
  });
}

/** A product: words, price, photos, sizes and colours. What is left of each is counted elsewhere. */
export function ProductEditor({ record, stocks, userId, today }: ProductEditorProps) {
  const editor = useProductEditor({ record, userId });
  const { run } = useCommands(({ id }) => productActPath(id));
  return (
    <RecordEditorFrame
      editor={editor}
      title={editor.isNew ? "Ajouter un produit" : "Modifier le produit"}
      back={{ to: LIST_PATH, label: "Produits" }}
      saveLabel="Enregistrer"
      today={today}
      nameOf={({ name }) => name}
      onRestore={() => run({ intent: "restore", id: editor.id })}
      aside={
        <>
          <VisibilityBox editor={editor} />
          {!editor.isNew && <StockBox editor={editor} stocks={stocks} />}
        </>
      }
      danger={
        record.version > 0 && (
          <TrashRecordButton
            editor={editor}
            commandsPath={productActPath(editor.id)}
            listPath={LIST_PATH}
            label={product.french.remove}
          />
        )
      }
    >
      <ProductBody editor={editor} stocks={stocks} />
    </RecordEditorFrame>
  );
}

type BodyProps = Pick<ProductEditorProps, "stocks"> & {
  editor: RecordEditor<ProductValues>;
};

function ProductBody({ editor, stocks }: BodyProps) {
  const { id, values, errors, change, state } = editor;
  const stored = state.server.isNew ? [] : state.server.saved.variants;
  return (
    <>
      <NameFields editor={editor} />
      <ProductPhotosField
        productId={id}
        images={values.images}
        errors={errors}
        onChange={(images) => change({ images })}
      />
      <VariantsField
        variants={values.variants}
        stocks={stocks}
        productPrice={values.price}
        isStored={(variantId) => stored.some((variant) => variant.id === variantId)}
        errors={errors}
        onChange={(variants) => change({ variants })}
      />
      <SizeGuideField editor={editor} />
      <PersonalisationField editor={editor} />
    </>
  );
}

function savedMessage({ name, isHidden }: ProductValues): string {
  const said = `«\u00a0${name}\u00a0» est enregistré.`;
  return isHidden ? `${said} Il est masqué\u00a0: les visiteurs ne le voient pas.` : said;
}

type EditorBoxProps = { editor: RecordEditor<ProductValues> };

function VisibilityBox({ editor: { id, isNew, values, change, state } }: EditorBoxProps) {
  const isShown = !isNew && !state.server.saved.isHidden && !state.isTrashed;
  return (
    <Box id="visibilite" title="Sur le site">
      <Switch
        checked={!values.isHidden}
        onChange={(isOn) => change({ isHidden: !isOn })}
        help="Masqué, il reste ici, et les commandes déjà passées ne changent pas."
      >
        Montrer dans la boutique
      </Switch>
      {isShown && (
        <p className="ps-link">
          <a href={publicPath(id)} target="_blank" rel="noreferrer">
            Voir sur le site<span className="sr-only"> (nouvel onglet)</span>
          </a>
        </p>
      )}
    </Box>
  );
}

function StockBox({ editor, stocks }: EditorBoxProps & Pick<ProductEditorProps, "stocks">) {
  const total = Object.values(stocks).reduce((sum, stock) => sum + stock, 0);
  return (
    <Box id="stock" title="Stock" action={<span className="admin-note">{pieces(total)}</span>}>
      <p className="admin-note">
        Il baisse avec les commandes. Après un comptage ou une livraison, corrigez-le à part.
      </p>
      <p className="ps-link">
        <Link to={stockPath(editor.id)}>Corriger le stock, voir l’historique</Link>
      </p>
    </Box>
  );
}
