/** Label of a pressed button or link while its target opens, shown and announced. */
export const ABRIENDO = 'Abriendo…'
