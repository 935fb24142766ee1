import { ApiRefusal } from '../api/errors.ts'

/** Moves the server's errors about a record to the field that chooses its case. */
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
