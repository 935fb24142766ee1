import { obtenerPropuestaTexto } from '@alerce/contract/operations/base/textos'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { useCase } from '../../use-case.ts'
import { manoDePropuesta } from './mano-de-propuesta.ts'
import { textoVigente } from './read-model.ts'
import { propuestaPendiente } from './read-model-propuesta.ts'

export const obtenerPropuestaTextoUseCase = useCase(obtenerPropuestaTexto, async ({ clase }, ctx) => {
  const { tx, actor, hoy } = ctx
  const propuesta = await propuestaPendiente(tx, clase)
  if (!propuesta) return null
  const { id, titulo, cuerpo, vigenteDesde, por, porId, en, resueltaEn, resueltaPor, motivo } = propuesta
  const desde = vigenteDesde < hoy ? hoy : vigenteDesde
  const rige = await textoVigente(tx, clase, desde)
  return {
    propuestaId: id,
    clase,
    titulo,
    cuerpo,
    desde: aDDMMYYYY(desde),
    por,
    en,
    propia: actor.kind === 'persona' && actor.usuarioId === porId,
    antes: rige && { titulo: rige.titulo, cuerpo: rige.cuerpo },
    impedimento: resueltaEn === null ? ((await manoDePropuesta(ctx, propuesta))?.text ?? null) : null,
    devuelta: resueltaEn === null ? null : { por: resueltaPor ?? '', en: resueltaEn, motivo: motivo ?? '' },
  }
})
