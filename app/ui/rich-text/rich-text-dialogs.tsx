import type { Editor } from "@tiptap/core";
import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from "react";
import type { FieldErrors } from "~/lib/field-errors";
import { readPhone } from "~/lib/phone-number";
import type { UploadTarget } from "~/lib/pictures";
import { withoutUnseen } from "~/lib/storable-text";
import { tooLong } from "~/lib/too-long";
import { fits } from "~/lib/truncate";
import { holdsTyped } from "~/lib/typed-fields";
import { parseAddress, withoutCredentials } from "~/lib/web-address";
import { Button } from "~/ui/button";
import { Field, TextInput } from "~/ui/field";
import { FormDialog } from "~/ui/leave-guard";
import { ALT_LIMIT, ALT_MESSAGE, AltFields } from "~/ui/pictures/alt-fields";
import { PictureDrop } from "~/ui/pictures/picture-drop";
import { type ChosenPicture, PictureNotice } from "~/ui/pictures/picture-notice";
import { useFirstError } from "../form";

export type InsertKind = "link" | "picture" | "video";

type InsertProps = { editor: Editor; onClose: () => void };

type PictureDialogProps = InsertProps & { pictureTarget: UploadTarget };

type RichTextDialogProps = InsertProps & {
  kind: InsertKind;
  /** Left out where the text takes no picture. */
  pictureTarget: UploadTarget | undefined;
};

export function RichTextDialog({ kind, pictureTarget, ...props }: RichTextDialogProps) {
  if (kind === "link") return <LinkDialog {...props} />;
  if (kind === "video") return <VideoDialog {...props} />;
  return pictureTarget && <PictureDialog {...props} pictureTarget={pictureTarget} />;
}

const BAD_ADDRESS =
  "Cette adresse n’est pas complète. Copiez-la depuis votre navigateur\u00a0: https://…";

function fieldOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === "string" ? value.trim() : "";
}

function LinkDialog({ editor, onClose }: InsertProps) {
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string | null>(null);
  const current = linkAround(editor);
  const hasSelection = !editor.state.selection.empty || editor.isActive("link");
  const insert = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = fieldOf(event.currentTarget, "href");
    const href = readAddress(typed);
    if (!href) return setError(BAD_ADDRESS);
    const chain = editor.chain().focus();
    if (hasSelection) chain.extendMarkRange("link").setLink({ href }).run();
    else
      chain
        .insertContent(
          linkedText(fieldOf(event.currentTarget, "text") || withoutUnseen(typed), href),
        )
        .run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    onClose();
  };
  return (
    <FormDialog
      title="Lien"
      wouldLoseWork={() => holdsTyped(form.current)}
      loss="Ce lien n’est pas dans votre texte."
      onClose={onClose}
    >
      <form className="ad-dialog-body" onSubmit={insert} noValidate ref={form}>
        <Field
          label="Adresse"
          hint="Une page (https://…), une adresse e-mail ou un numéro de téléphone."
          error={error}
        >
          <TextInput name="href" defaultValue={current ?? ""} />
        </Field>
        {!hasSelection && (
          <Field label="Texte du lien" hint="Ce que l’on lit et touche.">
            <TextInput name="text" />
          </Field>
        )}
        <LinkActs hasLink={current !== null} onRemove={remove} />
      </form>
    </FormDialog>
  );
}

function LinkActs({ hasLink, onRemove }: { hasLink: boolean; onRemove: () => void }) {
  return (
    <div className="ad-dialog-foot">
      {hasLink && (
        <Button variant="line" size="sm" onClick={onRemove}>
          Retirer le lien
        </Button>
      )}
      <Button type="submit" size="sm">
        {hasLink ? "Changer le lien" : "Ajouter le lien"}
      </Button>
    </div>
  );
}

function linkAround(editor: Editor): string | null {
  const href: unknown = editor.getAttributes("link").href;
  return typeof href === "string" ? href : null;
}

/** The space after it lets what is typed next stay outside the link. */
function linkedText(text: string, href: string) {
  return [
    { type: "text", text, marks: [{ type: "link", attrs: { href } }] },
    { type: "text", text: " " },
  ];
}

/** Characters of what stands under a picture, and on the card of a video. */
const CAPTION_LIMIT = 300;
const LABEL_LIMIT = 160;

function VideoDialog({ editor, onClose }: InsertProps) {
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string | null>(null);
  const [labelError, setLabelError] = useState<string | null>(null);
  const insert = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const href = readAddress(fieldOf(event.currentTarget, "href"));
    const label = fieldOf(event.currentTarget, "label") || "Voir la vidéo";
    const isLabelLong = !fits(label, LABEL_LIMIT);
    setError(null);
    setLabelError(isLabelLong ? tooLong("Le titre", LABEL_LIMIT) : null);
    if (!href?.startsWith("http")) return setError(BAD_ADDRESS);
    if (isLabelLong) return;
    editor.chain().focus().insertVideoCard({ href, label }).run();
    onClose();
  };
  return (
    <FormDialog
      title="Vidéo"
      wouldLoseWork={() => holdsTyped(form.current)}
      loss="Cette vidéo n’est pas dans votre texte."
      onClose={onClose}
    >
      <form className="ad-dialog-body" onSubmit={insert} noValidate ref={form}>
        <Field
          label="Adresse de la vidéo"
          hint="Le texte montre une carte qui mène à la vidéo, sur YouTube par exemple."
          error={error}
        >
          <TextInput name="href" inputMode="url" placeholder="https://" />
        </Field>
        <Field label="Titre de la vidéo" error={labelError}>
          <TextInput name="label" limit={LABEL_LIMIT} />
        </Field>
        <div className="ad-dialog-foot">
          <Button type="submit" size="sm">
            Ajouter la vidéo
          </Button>
        </div>
      </form>
    </FormDialog>
  );
}

function PictureDialog({ editor, onClose, pictureTarget }: PictureDialogProps) {
  const [picture, setPicture] = useState<ChosenPicture | null>(null);
  const [description, setDescription] = useState({ alt: "", isDecorative: false });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useFirstError(form, errors, refusals);
  useEffect(() => {
    if (picture) form.current?.querySelector("textarea")?.focus();
  }, [picture]);
  const insert = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!picture) return;
    const alt = description.isDecorative ? "" : description.alt.trim();
    const caption = fieldOf(event.currentTarget, "caption");
    const found: FieldErrors = {};
    if (!alt && !description.isDecorative) found.alt = [ALT_MESSAGE];
    if (!fits(alt, ALT_LIMIT)) found.alt = [tooLong("La description", ALT_LIMIT)];
    if (!fits(caption, CAPTION_LIMIT)) found.caption = [tooLong("La légende", CAPTION_LIMIT)];
    setErrors(found);
    setRefusals(refusals + 1);
    if (Object.keys(found).length > 0) return;
    insertPicture(editor, { src: picture.url, alt, caption });
    onClose();
  };
  return (
    <FormDialog
      title="Insérer une image"
      wouldLoseWork={() => picture !== null}
      loss="Cette image n’est pas dans votre texte."
      onClose={onClose}
    >
      <form className="ad-dialog-body" onSubmit={insert} noValidate ref={form}>
        {picture ? (
          <PictureFields
            picture={picture}
            {...description}
            onChange={(change) => {
              setDescription((before) => ({ ...before, ...change }));
              setErrors(({ alt: _mended, ...others }) => others);
            }}
            errors={errors.alt}
            captionErrors={errors.caption}
          />
        ) : (
          <PictureDrop
            target={pictureTarget}
            variant="single"
            label="Choisir une image"
            onUploaded={setPicture}
          />
        )}
        <div className="ad-dialog-foot">
          <Button type="submit" size="sm" disabled={!picture}>
            Insérer l’image
          </Button>
        </div>
      </form>
    </FormDialog>
  );
}

type PictureFieldsProps = Omit<ComponentProps<typeof AltFields>, "name"> & {
  picture: ChosenPicture;
  captionErrors: readonly string[] | undefined;
};

function PictureFields({ picture, captionErrors, ...description }: PictureFieldsProps) {
  return (
    <>
      <img src={picture.url} alt="" style={{ maxHeight: "12rem", borderRadius: 12 }} />
      <PictureNotice notice={picture.notice} />
      <AltFields {...description} name="alt" />
      <Field label="Légende (facultative)" error={captionErrors}>
        <TextInput name="caption" limit={CAPTION_LIMIT} data-field="caption" />
      </Field>
    </>
  );
}

/** The cursor goes on below the picture: what is typed next must not replace it. */
function insertPicture(editor: Editor, attrs: { src: string; alt: string; caption: string }) {
  editor
    .chain()
    .focus()
    .insertContent([{ type: "image", attrs }, { type: "paragraph" }])
    .run();
}

const WEB = /^https?:\/\/[^\s/]+\.[^\s]+$/i;
const EMAIL = /^[^\s@:/]+@[^\s@]+\.[^\s@]+$/;
/** `118 218` and others that are no whole number of a country. */
const SHORT_NUMBER = /^\d[\d\s.-]{5,}$/;
/** What stands before a number that was copied with it. */
const PHONE_WORD = /^t[ée]l(?:[ée]phone|\.)?\s*:?\s*/i;

/**
 * The address that somebody meant: `exemple.fr`, `jo@exemple.fr` and `01 99 00 12 34` are completed, as
 * the site and telephones write them too; null when it is none.
 */
export function readAddress(typed: string): string | null {
  const text = withoutUnseen(typed).trim();
  if (EMAIL.test(text)) return `mailto:${text}`;
  if (/^(mailto:|tel:)\S+$/i.test(text)) return text;
  const phone = readPhone(text.replace(PHONE_WORD, ""));
  if (phone ?? SHORT_NUMBER.test(text)) return `tel:${(phone ?? text).replace(/[\s.-]/g, "")}`;
  // A page of this site.
  if (/^\/(?![/\\])\S*$/.test(text)) return text;
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  return WEB.test(address) && parseAddress(address) ? withoutCredentials(address) : null;
}
