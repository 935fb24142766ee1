import { adjuntosDS } from '@alerce/contract/operations/declaracion/evaluacion'
import { useCase } from '../../../use-case.ts'
import { readDeclaracionClinica } from '../../ds/read-declaracion.ts'
import { adjuntosDe } from '../read-model.ts'

/** Without the right to read health data, names are replaced by a number: a name can be a diagnosis. */
export const adjuntosDSUseCase = useCase(adjuntosDS, async ({ identificador, tipoAdjunto }, ctx) => {
  const alcance = { tambien: ['contraloria'], reservada: true } as const
  const { clinico } = await readDeclaracionClinica(ctx, { identificador }, alcance)
  const adjuntos = await adjuntosDe(ctx.tx, identificador, tipoAdjunto)
  return adjuntos.map(({ id, nombre, mime, tamano, en }, at) => {
    const suNombre = clinico ? ctx.vault.en('adjunto.nombre', id).open<string>(nombre) : `Archivo ${at + 1}`
    return { id, nombre: suNombre, tipoMIME: mime, tamano, creado: en }
  })
})
