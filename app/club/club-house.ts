/** `club-house, le samedi de 10h00 à 12h30`: when a volunteer is there, where the club says so. */
export function clubHouseOn(hours: string): string {
  return hours === "" ? "club-house" : `club-house, le ${hours}`;
}
