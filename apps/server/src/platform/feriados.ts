import type { FeriadoCrudo } from '@alerce/domain/base/fechas/feriados'

/** Whose data they are: the licence asks to say so. */
export const fuenteDeFeriados = 'date-holidays, CC BY 3.0'

/** The holidays of a year in Chile as the library has them. It is big, so it is loaded when first asked for. */
export async function feriadosDelAnio(anio: number): Promise<FeriadoCrudo[]> {
  const { default: Holidays } = await import('date-holidays')
  const found = new Holidays('CL', { languages: ['es'] }).getHolidays(anio)
  return found.map(({ date, name, type }) => ({ fecha: date.slice(0, 10), nombre: name, tipo: type }))
}
