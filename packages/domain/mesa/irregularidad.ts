/** Codes of what is wrong with a paper that was issued to be signed: its signature, the document itself. */
const deLosPapeles: readonly string[] = ['11', '14']

/**
 * The screen, without its query, where an irregularity of that code is corrected: its papers, or what the applicant
 * handed in; once the plan is confirmed that is changed by an update. Regla propia: the codes are ours.
 */
export function rutaDeIrregularidad(codigo: string, planConfirmado: boolean): string {
  if (deLosPapeles.includes(codigo)) return '/documents-preview'
  return planConfirmado ? '/postulant-datanew' : '/postulant-data'
}
