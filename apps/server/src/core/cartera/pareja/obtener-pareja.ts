import { actosDePareja, textosDePareja } from '@alerce/contract/messages/cartera/pareja'
import { parejaMessages } from '@alerce/contract/messages/postulacion/pareja'
import { obtenerPareja } from '@alerce/contract/operations/cartera/pareja'
import { uf } from '@alerce/domain/base/dinero/tipos'
import { nombreCompleto } from '@alerce/domain/base/persona/nombre'
import { type SituacionEnPareja, situacionDeLaPareja } from '@alerce/domain/cartera/pareja'
import { saldoDeLaPareja } from '@alerce/domain/cotizacion/compensacion'
import type { Cotizacion } from '../../cotizacion/registro/read-model.ts'
import { leerProspecto } from '../../postulacion/prospecto/policy.ts'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { type LadoLeido, leerLado } from './leer-lado.ts'

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

/** What one gives and the other receives, read from the quote of each. */
const presentarFlujo = (otorga: Cotizacion | null, recibe: Cotizacion | null) => ({
  otorga: otorga && presentarExtremo(otorga),
  recibe: recibe && presentarExtremo(recibe),
  saldoUF: otorga && recibe ? saldoDeLaPareja({ otorga: otorga.foto, recibe: recibe.foto }) : uf(0),
})

/** Both of a pair, whichever of them is asked for: the giver, the receiver, and who waits for whom. */
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
