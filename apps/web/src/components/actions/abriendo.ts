/** What was pressed is on its way to be opened: to the eye and to the ear. */
export const ABRIENDO = 'Abriendo…'
