import { ApiRefusal } from '../api/errors.ts'

/** What the server refuses of the record behind a case, told at the field where the case is chosen. */
export async function alCaso<R>(work: Promise<R>, campo: string): Promise<R> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error
    const errores = error.errores.map((one) => (one.campo === campo ? { ...one, campo: 'caso' } : one))
    const { status, codigo, descripcion, data } = error
    throw new ApiRefusal({ status, codigo, descripcion, data, errores })
  }
}
