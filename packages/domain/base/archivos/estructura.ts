/** A file as far as its frame was read. */
export interface Estructura {
  /** Where the file proper ends; what follows is something else. */
  readonly fin: number
  readonly falla: 'cortado' | 'danado' | 'protegido' | 'activo' | null
}
