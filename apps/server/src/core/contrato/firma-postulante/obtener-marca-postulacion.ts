import { createHash } from 'node:crypto'
import { common } from '@alerce/contract/messages/common'
import { obtenerMarcaPostulacion } from '@alerce/contract/operations/contrato/firma-postulante'
import { situacionDelPostulante } from '@alerce/domain/declaracion/invitacion/seguimiento'
import { tokenHash } from '../../../platform/link-token.ts'
import { marcaDeDudas } from '../../declaracion/dudas/read-model.ts'
import { findEnlace } from '../../declaracion/invitacion/read-model.ts'
import { readPostulacion } from '../../declaracion/postulante/take-postulacion.ts'
import { readHechosDelContrato } from '../../declaracion/turno/read-hechos-del-contrato.ts'
import { esperaParaFirmar } from '../../declaracion/turno/read-model.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { readVentas } from '../firmados/read-ventas.ts'
import { readDetencion } from './read-detencion.ts'

/** Before the sending, the mark changes only by acts of others: the applicant's page knows its own replies. */
export const obtenerMarcaPostulacionUseCase = useCase(obtenerMarcaPostulacion, async ({ enlace }, ctx) => {
  const { declaracion, prospecto } = await readPostulacion(ctx)
  const abre = enlace ? await findEnlace(ctx.tx, tokenHash(enlace)) : null
  ensure(!enlace || abre?.declaracionId === declaracion.id, common.unauthenticated)
  const { id, enviadaEn, etapa, resultado } = declaracion
  const dudas = await marcaDeDudas(ctx.tx, declaracion.id)
  const sabido =
    enviadaEn === null
      ? [id, await esperaParaFirmar(ctx.tx, prospecto)]
      : [
          id,
          etapa,
          resultado,
          situacionDelPostulante(declaracion, await readHechosDelContrato(ctx.tx, declaracion, prospecto)),
          etapa === 'firmaDocumentos' ? await readDetencion(ctx, await readVentas(ctx, id)) : null,
        ]
  const marca = createHash('sha256')
    .update(JSON.stringify([sabido, dudas]))
    .digest('base64url')
    .slice(0, 16)
  return { marca, respuestas: dudas.respuestas }
})
