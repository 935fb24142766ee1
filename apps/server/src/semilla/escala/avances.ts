import { estadoDelProspecto, type HechosDelEstado } from '@alerce/domain/declaracion/estado'
import type { EtapaDS } from '@alerce/domain/declaracion/etapas'
import type { EtapaProspecto } from '@alerce/domain/postulacion/etapas'

/** Progress of a share of the prospects. */
interface AvanceDeEscala {
  /** Share, per thousand. */
  readonly porMil: number
  readonly hechos: HechosDelEstado
  readonly tipoVenta: 'M' | 'E'
  /** The declaration is at contraloría. */
  readonly enviada?: true
  /** Always one of a couple, whatever the shares. */
  readonly compensado?: true
}

const sinDS = (etapa: EtapaProspecto, activo = true): HechosDelEstado => ({ activo, etapa, ds: null })
const conDS = (etapa: EtapaDS, resultado: number | null = null): HechosDelEstado => ({
  activo: true,
  etapa: etapa === 'invitacionEnviada' ? 'invitacionEnviada' : 'dsManualGenerada',
  ds: { etapa, resultado, acepta: null },
})

const manual = (porMil: number, hechos: HechosDelEstado): AvanceDeEscala => ({ porMil, hechos, tipoVenta: 'M' })
const enviada = (porMil: number, etapa: EtapaDS, resultado: number): AvanceDeEscala => ({
  ...manual(porMil, conDS(etapa, resultado)),
  enviada: true,
})

/** Every state of a card, in the shares of a portfolio of several years: most stay in the first stage. */
const casos: readonly AvanceDeEscala[] = [
  manual(600, sinDS('prospecto')),
  manual(150, sinDS('prospecto', false)),
  { ...manual(10, sinDS('resumenCotizacionCompensado')), compensado: true },
  manual(110, sinDS('cotizacionFinalizada')),
  { porMil: 20, hechos: conDS('invitacionEnviada'), tipoVenta: 'E' },
  { porMil: 20, hechos: sinDS('invitacionAnulada'), tipoVenta: 'E' },
  manual(15, conDS('inicioManual')),
  manual(10, conDS('beneficiarios')),
  enviada(2, 'resultado', 0),
  enviada(2, 'resultado', 6),
  enviada(2, 'resultado', 3),
  enviada(2, 'resultado', 7),
  enviada(4, 'resultado', 1),
  enviada(3, 'resultado', 2),
  enviada(5, 'rechazado', 4),
  enviada(3, 'resultado', 5),
  enviada(2, 'noVigente', 8),
  enviada(5, 'dsFinalizada', 1),
  enviada(10, 'resumenCotizacion', 1),
  enviada(25, 'terminado', 1),
]

const tipos = { REF: 40, OPE: 20, RET: 15, REM: 12, REN: 10, REW: 3 }
const planes = { N: 88, S: 8, C: 4 }

const repeat = <T>(value: T, times: number): T[] => Array.from({ length: times }, () => value)
const enPartes = (shares: Record<string, number>): string[] =>
  Object.entries(shares).flatMap(([value, share]) => repeat(value, share))

/** Shares as lists for a random choice, and the data of each case, in the order of `casos`. */
export const reparto = {
  casos: casos.flatMap(({ porMil }, at) => repeat(at + 1, porMil)),
  /** Only cases with a sent declaration, in the same shares. */
  enviados: casos.flatMap((caso, at) => (caso.enviada ? repeat(at + 1, caso.porMil) : [])),
  tipos: enPartes(tipos),
  planes: enPartes(planes),
}

export const columnasDeCasos = {
  estado: casos.map(({ hechos }) => estadoDelProspecto(hechos)),
  etapa: casos.map(({ hechos }) => hechos.etapa),
  activo: casos.map(({ hechos }) => hechos.activo),
  tipoVenta: casos.map(({ tipoVenta }) => tipoVenta),
  etapaDS: casos.map(({ hechos }) => hechos.ds?.etapa ?? null),
  resultado: casos.map(({ hechos }) => hechos.ds?.resultado ?? null),
  enviada: casos.map((caso) => caso.enviada === true),
  compensado: casos.map((caso) => caso.compensado === true),
}
