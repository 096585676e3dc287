/**
 * The drawings that only the administrator area shows: its layout gives them to `Icon` (IconShapes), so
 * that no public page loads them. One that a public page comes to need moves to icon-shapes.ts.
 */
export const ADMIN_ICON_SHAPES = {
  archive: '<path d="M4 8.5h16V20H4ZM3 4h18v4.5H3ZM10 12.5h4"/>',
  bold: '<path d="M7.5 4.5h5.2a3.6 3.6 0 0 1 0 7.2H7.5ZM7.5 11.7h6a3.9 3.9 0 0 1 0 7.8h-6Z" stroke-width="2.4"/>',
  chart: '<path d="M4 20.5h16.5M6.5 17v-5M11 17V7M15.5 17v-7M20 17V4.5"/>',
  "chevron-up": '<path d="M6 14.5l6-6 6 6"/>',
  eye: '<path d="M2.5 12c2.3-4.3 5.5-6.5 9.5-6.5s7.2 2.2 9.5 6.5c-2.3 4.3-5.5 6.5-9.5 6.5S4.8 16.3 2.5 12Z"/><circle cx="12" cy="12" r="3"/>',
  grip: '<path d="M9 5.5v.1M15 5.5v.1M9 12v.1M15 12v.1M9 18.5v.1M15 18.5v.1" stroke-width="2.8"/>',
  heading: '<path d="M6 5v14M18 5v14M6 12h12"/>',
  "heading-small": '<path d="M8 8.5v9M16 8.5v9M8 13h8"/>',
  home: '<path d="M4 11.2 12 4l8 7.2V19a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19ZM9.5 20.5v-6h5v6"/>',
  italic: '<path d="M10.5 4.5h7M6.5 19.5h7M14.2 4.5l-4.4 15"/>',
  key: '<circle cx="8" cy="15.5" r="4.5"/><path d="M11.3 12.3 20 3.5M15.5 8l3 3M18 5.5l2.5 2.5"/>',
  "list-bulleted":
    '<path d="M9 6h11M9 12h11M9 18h11M4.5 6v.1M4.5 12v.1M4.5 18v.1"/><path d="M4.5 6v.1M4.5 12v.1M4.5 18v.1" stroke-width="3"/>',
  "list-numbered":
    '<path d="M10 6h10M10 12h10M10 18h10M4 4.5l1.3-.7V8M3.8 11.2c1.7-1.5 3 .3 1.5 1.7L3.8 14.4h2.5M4 16.8h2.2L5 18.3c1.6 0 1.6 2.2-.2 2.2-.5 0-.9-.2-1.2-.5"/>',
  message: '<path d="M4 5.5h16v11.5h-9L6.5 21v-4H4Z"/>',
  more: '<path d="M5.5 12v.1M12 12v.1M18.5 12v.1" stroke-width="2.8"/>',
  "move-top": '<path d="M5 4.5h14M12 20V9M7 13.5l5-5 5 5"/>',
  newspaper:
    '<path d="M4 5h13v14.5H6a2 2 0 0 1-2-2ZM17 9h3v8.5a2 2 0 0 1-2 2h-1M7.5 9h6M7.5 12.5h6M7.5 16h4"/>',
  paragraph: '<path d="M5 7h14M5 12h14M5 17h9"/>',
  pencil:
    '<path d="M4.5 19.5l1-4.2L16.3 4.5a2 2 0 0 1 2.8 0l.4.4a2 2 0 0 1 0 2.8L8.7 18.5Z"/><path d="M14.5 6.5l3 3"/>',
  quote:
    '<path d="M5 17.5c2.5-1 3.5-3 3.5-5.5H4.5v-5h5.5v5c0 3.7-1.7 6-5 7ZM14 17.5c2.5-1 3.5-3 3.5-5.5h-4v-5H19v5c0 3.7-1.7 6-5 7Z"/>',
  redo: '<path d="M15.5 5 20 9.5 15.5 14M19.5 9.5H10a5.5 5.5 0 0 0 0 11h3"/>',
  saved:
    '<path d="M7 18.5a4.2 4.2 0 0 1-.4-8.4 5.5 5.5 0 0 1 10.6 1A3.8 3.8 0 0 1 17 18.5Z"/><path d="M9.3 13.6l2 2 3.5-3.8"/>',
  "sign-out":
    '<path d="M14 4.5H6.5a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2H14M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5"/>',
  sort: '<path d="M8 4.5v15M4.5 16l3.5 3.5 3.5-3.5M16 19.5v-15M12.5 8l3.5-3.5L19.5 8"/>',
  table:
    '<rect x="3.5" y="5" width="17" height="14" rx="2"/><path d="M3.5 10h17M3.5 14.5h17M10 10v9"/>',
  upload: '<path d="M12 16V4.5M7 9.5l5-5 5 5M4.5 19.8h15"/>',
  video:
    '<rect x="3" y="5" width="18" height="14" rx="3"/><path d="M10 9v6l5-3Z" fill="currentColor"/>',
  wrench:
    '<path d="M14.5 6.5a4.5 4.5 0 0 1 5.7-1.9l-2.9 2.9 1.2 2 2 .3 1-1a4.5 4.5 0 0 1-6.2 5L8 21a2.1 2.1 0 0 1-3-3l7.2-7.3a4.5 4.5 0 0 1 2.3-4.2Z"/>',
} as const satisfies Record<string, string>;
