import { actosDePareja, textosDePareja } from '@alerce/contract/messages/cartera/pareja'
import { parejaMessages } from '@alerce/contract/messages/postulacion/pareja'
import { obtenerPareja } from '@alerce/contract/operations/cartera/pareja'
import { uf } from '@alerce/domain/base/dinero/tipos'
import { nombreCompleto } from '@alerce/domain/base/persona/nombre'
import { type SituacionEnPareja, situacionDeLaPareja } from '@alerce/domain/cartera/pareja'
import { saldoDeLaPareja } from '@alerce/domain/cotizacion/compensacion'
import { edicionDe } from '../../contrato/actualizacion/read-model.ts'
import { cotizacionVigente } from '../../cotizacion/cotizacion/read-model.ts'
import type { Cotizacion } from '../../cotizacion/registro/read-model.ts'
import { abiertasDe } from '../../mesa/irregularidades/read-model.ts'
import { leerProspecto } from '../../postulacion/prospecto/policy.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { refuse } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { presentarPasos } from '../venta/componer-venta.ts'
import { leerTurno } from '../venta/leer-turno.ts'
import { leerVenta } from '../venta/leer-venta.ts'

/** One prospect of a pair: declaration, quote, stage and steps. */
async function leerLado(ctx: Context, prospecto: Prospecto) {
  const venta = await leerVenta(ctx, prospecto)
  const cotizacion = await cotizacionVigente(ctx.tx, prospecto.id)
  const irregularidades = await abiertasDe(ctx.tx, prospecto.id)
  const turno = await leerTurno(ctx, prospecto, { ...venta, irregularidades })
  const estadoEdicion = await edicionDe(ctx.tx, prospecto.id)
  return {
    prospecto,
    estadoEdicion,
    ds: venta.ds,
    cotizacion,
    hechos: venta.hechos,
    pasos: presentarPasos(venta, turno),
  }
}

type LadoLeido = Awaited<ReturnType<typeof leerLado>>

function presentarLado(lado: LadoLeido, { turno, espera, motivo, paso }: SituacionEnPareja) {
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

const presentarExtremo = ({ plan, foto }: Cotizacion) => ({
  nombrePlan: plan.nombre,
  totalUF: foto.totalUF,
  otorgaUF: foto.precioCOMPOS,
  recibeUF: foto.precioCOMNEG,
  pagarUF: foto.pagarUF,
  pagarPesos: foto.pagarPesos,
})

/** Amounts given and received, from the quote of each. */
const presentarFlujo = (otorga: Cotizacion | null, recibe: Cotizacion | null) => ({
  otorga: otorga && presentarExtremo(otorga),
  recibe: recibe && presentarExtremo(recibe),
  saldoUF: otorga && recibe ? saldoDeLaPareja({ otorga: otorga.foto, recibe: recibe.foto }) : uf(0),
})

/** Both prospects of a pair, from either one: giver, receiver, and which one waits. */
export const obtenerParejaUseCase = useCase(obtenerPareja, async ({ prospectoId }, ctx) => {
  const uno = await leerProspecto(ctx, prospectoId)
  if (uno.parejaId === null) return refuse(parejaMessages.sinPareja)
  const dos = await leerProspecto(ctx, uno.parejaId)
  const [otorga, recibe] = await Promise.all([
    leerLado(ctx, uno.otorga ? uno : dos),
    leerLado(ctx, uno.otorga ? dos : uno),
  ])
  const situacion = situacionDeLaPareja({ otorga: otorga.hechos, recibe: recibe.hechos })
  return {
    otorga: presentarLado(otorga, situacion.otorga),
    recibe: presentarLado(recibe, situacion.recibe),
    compensacion: presentarFlujo(otorga.cotizacion, recibe.cotizacion),
  }
})
