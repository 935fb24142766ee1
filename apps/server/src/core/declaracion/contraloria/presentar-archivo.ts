import type { Context } from '../../use-case.ts'
import type { adjuntosDe } from '../evaluacion/read-model.ts'

type Adjunto = Awaited<ReturnType<typeof adjuntosDe>>[number]

/** A file of the case, its name opened. */
export const presentarArchivo = ({ vault }: Pick<Context, 'vault'>, { id, nombre, mime, tamano, en }: Adjunto) => ({
  ...{ id, nombre: vault.en('adjunto.nombre', id).open<string>(nombre), tipoMIME: mime, tamano, en },
})
