import { actosDePareja, textosDePareja } from '@alerce/contract/messages/cartera/pareja'
import { parejaMessages } from '@alerce/contract/messages/postulacion/pareja'
import { obtenerPareja } from '@alerce/contract/operations/cartera/pareja'
import { uf } from '@alerce/domain/base/dinero/tipos'
import { nombreCompleto } from '@alerce/domain/base/persona/nombre'
import { type SituacionEnPareja, situacionDeLaPareja } from '@alerce/domain/cartera/pareja'
import { saldoDeLaPareja } from '@alerce/domain/cotizacion/compensacion'
import { edicionDe } from '../../contrato/actualizacion/read-model.ts'
import { cotizacionVigente } from '../../cotizacion/cotizaciones/read-model.ts'
import type { Cotizacion } from '../../cotizacion/registro/read-model.ts'
import { abiertasDe } from '../../mesa/irregularidades/read-model.ts'
import { readProspecto } from '../../postulacion/prospecto/policy.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { refuse } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { presentPasos } from '../venta/compose-venta.ts'
import { readTurno } from '../venta/read-turno.ts'
import { readVenta } from '../venta/read-venta.ts'

/** One prospect of a pair: declaration, quote, stage and steps. */
async function readLado(ctx: Context, prospecto: Prospecto) {
  const venta = await readVenta(ctx, prospecto)
  const cotizacion = await cotizacionVigente(ctx.tx, prospecto.id)
  const irregularidades = await abiertasDe(ctx.tx, prospecto.id)
  const turno = await readTurno(ctx, prospecto, { ...venta, irregularidades })
  const estadoEdicion = await edicionDe(ctx.tx, prospecto.id)
  return {
    prospecto,
    estadoEdicion,
    ds: venta.ds,
    cotizacion,
    hechos: venta.hechos,
    pasos: presentPasos(venta, turno),
  }
}

type LadoLeido = Awaited<ReturnType<typeof readLado>>

function presentLado(lado: LadoLeido, { turno, espera, motivo, paso }: SituacionEnPareja) {
  const { prospecto, estadoEdicion, ds, pasos } = lado
  const sigue = pasos.find(({ clave }) => clave === paso)
  return {
    prospectoId: prospecto.id,
    nombre: nombreCompleto(prospecto),
    rut: prospecto.rut,
    estado: prospecto.estado,
    etapa: prospecto.etapa,
    folioDS: prospecto.folioDS,
    estadoEdicion,
    etapaDS: ds?.etapa ?? null,
    declaracionSaludId: ds?.id ?? null,
    turno,
    espera,
    detalle: textosDePareja[motivo],
    sigue: sigue ? { titulo: actosDePareja[motivo] ?? sigue.titulo, ruta: sigue.ruta } : null,
    pasos,
  }
}

const presentExtremo = ({ plan, foto }: Cotizacion) => ({
  nombrePlan: plan.nombre,
  totalUF: foto.totalUF,
  otorgaUF: foto.precioCOMPOS,
  recibeUF: foto.precioCOMNEG,
  pagarUF: foto.pagarUF,
  pagarPesos: foto.pagarPesos,
})

/** Amounts given and received, from the quote of each. */
const presentFlujo = (otorga: Cotizacion | null, recibe: Cotizacion | null) => ({
  otorga: otorga && presentExtremo(otorga),
  recibe: recibe && presentExtremo(recibe),
  saldoUF: otorga && recibe ? saldoDeLaPareja({ otorga: otorga.foto, recibe: recibe.foto }) : uf(0),
})

/** Both prospects of a pair, from either one: giver, receiver, and which one waits. */
export const obtenerParejaUseCase = useCase(obtenerPareja, async ({ prospectoId }, ctx) => {
  const uno = await readProspecto(ctx, prospectoId)
  if (uno.parejaId === null) return refuse(parejaMessages.sinPareja)
  const dos = await readProspecto(ctx, uno.parejaId)
  const [otorga, recibe] = await Promise.all([
    readLado(ctx, uno.otorga ? uno : dos),
    readLado(ctx, uno.otorga ? dos : uno),
  ])
  const situacion = situacionDeLaPareja({ otorga: otorga.hechos, recibe: recibe.hechos })
  return {
    otorga: presentLado(otorga, situacion.otorga),
    recibe: presentLado(recibe, situacion.recibe),
    compensacion: presentFlujo(otorga.cotizacion, recibe.cotizacion),
  }
})
