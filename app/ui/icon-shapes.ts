import type { ADMIN_ICON_SHAPES } from "./admin-icon-shapes";

/**
 * The drawings of the mockups as SVG, on a grid of 24, stroked with the colour of the text. These are the
 * ones that public pages show; those of the administrator area alone stand in admin-icon-shapes.ts.
 */
export const ICON_SHAPES = {
  "arrow-left": '<path d="M20 12H5M11 6l-6 6 6 6"/>',
  "arrow-right": '<path d="M4 12h15M13 6l6 6-6 6"/>',
  bag: '<path d="M5.5 8.5h13l1 11.5h-15ZM8.7 11V7.3a3.3 3.3 0 0 1 6.6 0V11"/>',
  bus: '<rect x="4.5" y="3.5" width="15" height="14" rx="3"/><path d="M4.5 11.5h15M8 17.5V20M16 17.5V20M8 14.6v.1M16 14.6v.1"/>',
  calendar:
    '<rect x="3.5" y="5" width="17" height="15.5" rx="2.5"/><path d="M3.5 10h17M8 2.8V7M16 2.8V7"/>',
  car: '<path d="M4 16.5v-4l2-5.2A2 2 0 0 1 7.9 6h8.2a2 2 0 0 1 1.9 1.3l2 5.2v4M4 12.5h16M4 16.5h16M6 16.5V19M18 16.5V19M7.5 14.6v.1M16.5 14.6v.1"/>',
  check: '<path d="M4.5 12.8l5 5 10-11"/>',
  "check-circle": '<circle cx="12" cy="12" r="9"/><path d="M7.8 12.4l2.9 2.9 5.5-6"/>',
  "chevron-down": '<path d="M6 9.5l6 6 6-6"/>',
  "chevron-left": '<path d="M14.5 6l-6 6 6 6"/>',
  "chevron-right": '<path d="M9.5 6l6 6-6 6"/>',
  clock: '<circle cx="12" cy="12" r="8.7"/><path d="M12 7v5.2l3.4 2"/>',
  close: '<path d="M5.5 5.5l13 13M18.5 5.5l-13 13"/>',
  download: '<path d="M12 4v11M7 10.5l5 5 5-5M4.5 19.8h15"/>',
  euro: '<path d="M18 6.5A7 7 0 0 0 7 12a7 7 0 0 0 11 5.5M4 10.5h9M4 13.5h8"/>',
  external:
    '<path d="M13.5 4.5h6v6M19 5l-8.5 8.5M17.5 13.5v4a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2h4"/>',
  facebook:
    '<path d="M14 21v-7.5h2.7l.5-3.3H14V8.3c0-1 .4-1.7 1.8-1.7h1.5V3.7A18 18 0 0 0 15 3.5c-2.5 0-4 1.5-4 4.2v2.5H8v3.3h3V21Z" fill="currentColor" stroke="none"/>',
  flag: '<path d="M5 21V4M5 4.5h12.5l-2.5 4 2.5 4H5"/>',
  heart:
    '<path d="M12 20C5.5 15.4 3 12.2 3 8.9A4.7 4.7 0 0 1 12 7a4.7 4.7 0 0 1 9 1.9c0 3.3-2.5 6.5-9 11.1Z"/>',
  help: '<circle cx="12" cy="12" r="9"/><path d="M9.5 9.5a2.6 2.6 0 1 1 3.7 2.4c-.9.4-1.2.9-1.2 1.9M12 16.9v.1"/>',
  image:
    '<rect x="3.5" y="4.5" width="17" height="15" rx="2.5"/><circle cx="9" cy="9.8" r="1.7"/><path d="M4 17l5-4.5 3.5 3 3.5-3.5 4.5 4.2"/>',
  info: '<circle cx="12" cy="12" r="9"/><path d="M12 11v5.5M12 7.6v.1"/>',
  instagram:
    '<rect x="3.8" y="3.8" width="16.4" height="16.4" rx="4.6"/><circle cx="12" cy="12" r="3.9"/><path d="M16.9 7.1v.1" stroke-width="2.6"/>',
  link: '<path d="M10 13.8a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.1l-1 1M14 10.2a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.9l1-1"/>',
  mail: '<rect x="3" y="5" width="18" height="14" rx="2.5"/><path d="M3.5 7l8.5 6.5L20.5 7"/>',
  menu: '<path d="M3.5 6.5h17M3.5 12h17M3.5 17.5h11"/>',
  minus: '<path d="M5 12h14"/>',
  people:
    '<circle cx="9" cy="8.5" r="3.6"/><path d="M2.5 20c.6-4 3-6 6.5-6s5.9 2 6.5 6M15.5 5.2a3.6 3.6 0 0 1 0 6.6M17.5 14.4c2.2.7 3.6 2.5 4 5.6"/>',
  person:
    '<circle cx="12" cy="8.2" r="4"/><path d="M4.5 20.5c.7-4.3 3.4-6.5 7.5-6.5s6.8 2.2 7.5 6.5"/>',
  phone:
    '<path d="M6.5 3.5h3l1.6 4.3-2 1.7a12 12 0 0 0 5.4 5.4l1.7-2 4.3 1.6v3A2 2 0 0 1 18.3 19.6 15.6 15.6 0 0 1 4.4 5.7 2 2 0 0 1 6.5 3.5Z"/>',
  pin: '<path d="M12 21.3c-4.7-4.5-7-8-7-11.3a7 7 0 0 1 14 0c0 3.3-2.3 6.8-7 11.3Z"/><circle cx="12" cy="10" r="2.6"/>',
  plus: '<path d="M12 4.5v15M4.5 12h15"/>',
  search: '<circle cx="10.8" cy="10.8" r="6.6"/><path d="M15.8 15.8l4.7 4.7"/>',
  shoe: '<path d="M3.5 8c1.5 1.5 3.5 1.5 5-.5l5 5c1.5 1.2 6.5.8 7 4.5v1.5h-17Z"/><path d="M3.5 15.5h17M10.5 9.5l1.5-1.3M12.5 11.5l1.5-1.3"/>',
  trash: '<path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10 10.5v5.5M14 10.5v5.5"/>',
  undo: '<path d="M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3"/>',
  walk: '<path d="M4 21 8 9M20 21l-3-10M12.5 4.5v.1"/><path d="M12.5 4.5v.1" stroke-width="4"/><path d="M8 12l3.5-4 3 3 2.5 0M11.5 8l-.5 6 3 2.5.5 4.5M11 14l-2 6.5"/>',
  warning: '<path d="M12 3.3 2.6 20h18.8L12 3.3Z"/><path d="M12 10v4.4M12 17.2v.1"/>',
  whatsapp:
    '<path d="M4 20l1.2-4A8 8 0 1 1 8.2 18.9Z"/><path d="M9 8.6c-.9 1.8 2.7 6.3 5.3 6.2.8 0 1.6-.7 1.5-1.5l-1.9-1-.9.9c-1-.4-1.8-1.2-2.2-2.2l.9-.9-.9-1.9c-.6-.1-1.4-.1-1.8.4Z"/>',
  youtube:
    '<path d="M21.5 8.2a2.7 2.7 0 0 0-1.9-1.9C17.9 5.8 12 5.8 12 5.8s-5.9 0-7.6.5A2.7 2.7 0 0 0 2.5 8.2 28 28 0 0 0 2 12a28 28 0 0 0 .5 3.8 2.7 2.7 0 0 0 1.9 1.9c1.7.5 7.6.5 7.6.5s5.9 0 7.6-.5a2.7 2.7 0 0 0 1.9-1.9A28 28 0 0 0 22 12a28 28 0 0 0-.5-3.8ZM10 15V9l5.2 3Z" fill="currentColor" stroke="none"/>',
} as const satisfies Record<string, string>;

export type IconName = keyof typeof ICON_SHAPES | keyof typeof ADMIN_ICON_SHAPES;
