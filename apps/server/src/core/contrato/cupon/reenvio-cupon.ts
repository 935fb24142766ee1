import { isDeepStrictEqual } from 'node:util'
import { cuponMessages } from '@alerce/contract/messages/contrato/primer-pago'
import type { Input } from '@alerce/contract/operation'
import { reenvioCupon } from '@alerce/contract/operations/contrato/primer-pago'
import { pesosDe } from '@alerce/domain/base/dinero/cuentas'
import { formatoPesos } from '@alerce/domain/base/dinero/formato'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { nombreLegible } from '@alerce/domain/base/persona/nombre'
import { mesDelCupon, referenciaDelCupon } from '@alerce/domain/contrato/cupon'
import { hayQuePagar } from '@alerce/domain/contrato/entidades'
import { diaDeLaUfDelMes, mesDicho, vencimientoDelMes } from '@alerce/domain/contrato/vigencia'
import { marca } from '../../../papeles/marca.ts'
import { type Cupon, papelDeCupon } from '../../../papeles/pago/cupon.ts'
import { saveArchivo } from '../../base/archivos/save-archivo.ts'
import { note } from '../../base/bitacora/note.ts'
import { enqueueCorreo } from '../../base/correos/send-correo.ts'
import { ufAl } from '../../base/parametros/read-model.ts'
import { escritoVigente } from '../../base/textos/read-model.ts'
import { cotizacionVigente } from '../../cotizacion/cotizaciones/read-model.ts'
import { nombreFirme } from '../../postulacion/edicion/read-nombre-firme.ts'
import { editProspecto } from '../../postulacion/prospecto/policy.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../refusal.ts'
import { type Context, preparedUseCase } from '../../use-case.ts'
import { emisionDelContrato, parteDelCupon, prospectoConCupon } from './read-model.ts'

/** Content of the coupon: the entity's share in pesos, with one UF per month for every resend. */
async function composeCupon(ctx: Context, postulante: Prospecto, entidad: number | null): Promise<Cupon> {
  const cotizacion = (await cotizacionVigente(ctx.tx, postulante.id)) ?? refuse(cuponMessages.noDisponible)
  const folio = postulante.folioDS ?? refuse(cuponMessages.noDisponible)
  const { pagarUF: total } = cotizacion.foto
  const parte =
    (await parteDelCupon(ctx, postulante.id, { entidadId: entidad, total })) ?? refuse(cuponMessages.noDisponible)
  const pagarUF = parte.montoUF ?? refuse(cuponMessages.sinParte)
  ensure(hayQuePagar(pagarUF), cuponMessages.noDisponible)
  const mes = mesDelCupon(ctx.hoy, (await emisionDelContrato(ctx.tx, postulante.id)) ?? ctx.hoy)
  const uf = (await ufAl(ctx.tx, diaDeLaUfDelMes(mes))) ?? refuse(cuponMessages.noDisponible)
  const pesos = pesosDe(pagarUF, uf.valor)
  const referencia = referenciaDelCupon({ folio, entidadId: parte.entidadId, mes, pesos })
  const vence = vencimientoDelMes(mes)
  const { nombres, apellidoPaterno, apellidoMaterno } = await nombreFirme(ctx, postulante)
  const dePostulante = { ...postulante, nombres, apellidoPaterno, apellidoMaterno }
  const deLaVenta = { postulante: dePostulante, plan: cotizacion.plan.nombre, esParte: pagarUF !== total }
  const lugares = await escritoVigente(ctx, 'lugaresDePago')
  return { ...deLaVenta, mes, referencia, vence, pagarUF, pesos, uf, lugares, emitida: ctx.ahora }
}

async function read(ctx: Context, { Rut: rut = null, prospectoId, entidadId = null }: Input<typeof reenvioCupon>) {
  const asesorId = ctx.actor.kind === 'persona' ? ctx.actor.usuarioId : null
  if (prospectoId) await editProspecto(ctx, prospectoId)
  const asked = { rut, prospectoId: prospectoId ?? undefined, asesorId }
  const id = (await prospectoConCupon(ctx.tx, asked)) ?? refuse(cuponMessages.noDisponible)
  const postulante = await editProspecto(ctx, id)
  return { postulante, cupon: await composeCupon(ctx, postulante, entidadId) }
}

/** Text of the mail with the coupon. */
const textoDelCupon = ({
  postulante,
  mes,
  pesos,
  vence,
  referencia,
}: Cupon): string => `Hola, ${nombreLegible(postulante.nombres)}:

Adjuntamos el cupón con que se paga la cotización de ${mesDicho(mes)}.

Monto: ${formatoPesos(pesos)}
Vence el: ${aDDMMYYYY(vence)}
Referencia: ${referencia}

Si tiene dudas, responda a su asesor.

Isapre ${marca.nombre}
`

/** Mails the coupon, drawn before the transaction with the UF of its month; each mail is in the Bitácora. */
export const reenvioCuponUseCase = preparedUseCase(reenvioCupon, {
  prepare: async (input, ctx) => {
    const { cupon } = await read(ctx, input)
    return { dibujado: cupon, contenido: await ctx.print(papelDeCupon(cupon)) }
  },
  run: async (input, ctx, { dibujado, contenido }) => {
    const { postulante, cupon } = await read(ctx, input)
    ensure(isDeepStrictEqual({ ...cupon, emitida: dibujado.emitida }, dibujado), cuponMessages.sendFailed)
    const { referencia } = cupon
    const archivoId = await saveArchivo(ctx, { contenido, mime: 'application/pdf', confidencial: false })
    const carta = {
      prospectoId: postulante.id,
      asesorId: postulante.asesorId,
      para: postulante.correo,
      texto: textoDelCupon(cupon),
      adjuntos: [{ archivoId, nombre: `cupon-${referencia}.pdf`, dice: { ...cupon, emitida: null } }],
    }
    const escrito = await enqueueCorreo(ctx, 'cupon', carta, mesDicho(cupon.mes))
    if (escrito) await note(ctx, postulante.id, 'cuponEnviado')
    return null
  },
})
