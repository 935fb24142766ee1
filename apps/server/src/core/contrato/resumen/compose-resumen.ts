import { common } from '@alerce/contract/messages/common'
import { documentosMessages } from '@alerce/contract/messages/contrato/documentos'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { nombreCompleto } from '@alerce/domain/base/persona/nombre'
import { papelDeResumen } from '../../../papeles/resumen-del-contrato.ts'
import { presentPagoDicho } from '../../cotizacion/cotizaciones/present-pago-dicho.ts'
import { cotizacionVigente } from '../../cotizacion/cotizaciones/read-model.ts'
import type { DeclaracionDeProspecto } from '../../declaracion/ds/read-declaracion.ts'
import { personasDe } from '../../declaracion/ds/read-model-personas.ts'
import { rutFirme } from '../../postulacion/edicion/read-model.ts'
import { contactoDe } from '../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { readContratado } from '../contractual/read-contratado.ts'
import { suscritoEn } from '../evidencia/read-model.ts'
import { estadoDePrimerPago } from '../primer-pago/read-model.ts'

/** Summary of a contract with its values in force, priced with the UF of its own day. 422 before the contract exists. */
export async function composeResumen(ctx: Context, { declaracion, prospecto }: DeclaracionDeProspecto) {
  const { tx } = ctx
  const hecho = await suscritoEn(tx, declaracion.id)
  ensure(declaracion.etapa === 'terminado' && hecho !== null, documentosMessages.sinContrato)
  const suscrito = hoyEnSantiago(hecho)
  const cotizacion = (await cotizacionVigente(tx, prospecto.id)) ?? refuse(common.notFound)
  const { mes, desde } = await readContratado(ctx, prospecto.id)
  const pago = await estadoDePrimerPago(ctx, declaracion)
  const [titular = nombreCompleto(prospecto), ...cargas] = (await personasDe(tx, declaracion.id)).map(
    ({ nombre }) => nombre,
  )
  const papel = papelDeResumen({
    postulante: { ...prospecto, rut: await rutFirme(tx, prospecto) },
    cubre: [titular, ...cargas],
    folio: declaracion.folio,
    plan: cotizacion.plan,
    pago: await presentPagoDicho({ tx, hoy: suscrito }, cotizacion),
    suscrito,
    desde,
    primerPago: pago && { estado: pago.estado, mes, dia: pago.en ? aDDMMYYYY(hoyEnSantiago(pago.en)) : '' },
    asesor: await contactoDe(tx, prospecto.asesorId),
    emitida: ctx.ahora,
  })
  return { papel, nombre: `resumen-del-contrato-${declaracion.folio}.pdf` }
}
