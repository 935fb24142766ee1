/** A weight or a height as typed, already checked: comma or point. */
export const leerMedida = (text: string): number => Number(text.replace(',', '.'))
