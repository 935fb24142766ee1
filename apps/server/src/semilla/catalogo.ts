import { textoDecimal } from '@alerce/domain/base/dinero/decimal'
import { type UF, uf } from '@alerce/domain/base/dinero/tipos'
import type { Db } from '../platform/db/database.ts'
import { colectivos, planes } from './catalogo/planes.ts'
import { prestadores } from './catalogo/prestadores.ts'
import { insertCatalogo } from './repository.ts'

const EN_VENTA_DESDE = '2026-01-01'
const NORTE_Y_AUSTRAL = [15, 1, 2, 3, 11, 12]

interface BeneficioDeCatalogo {
  readonly codigo: number
  readonly nombre: string
  /** Price a month, per contract; 0 is free. */
  readonly precio: UF
  readonly grupo: string
  /** True for specials, which only some plans offer (the besId of the preferences). */
  readonly especial: boolean
}

const beneficio = (codigo: number, grupo: string, nombre: string, precio: number, especial = false) => ({
  codigo,
  nombre,
  precio: uf(precio),
  grupo,
  especial,
})

/** Benefits of the fictional isapre: at most one of each group. */
export const beneficios: readonly BeneficioDeCatalogo[] = [
  beneficio(1, 'Hospital', 'Copago hospitalario', 0.21),
  beneficio(2, 'Hospital', 'Copago hospitalario sin tope', 0.345),
  beneficio(3, 'Farmacia', 'Reembolso de medicamentos', 0.175),
  beneficio(4, 'Farmacia', 'Medicamentos de enfermedades crónicas', 0.115),
  beneficio(5, 'Dental', 'Cobertura dental', 0.142),
  beneficio(6, 'Dental', 'Cobertura dental y ortodoncia', 0.26),
  beneficio(7, 'Oncológico', 'Asistencia oncológica', 0.098),
  beneficio(8, 'Urgencia', 'Rescate y urgencia a domicilio', 0.084),
  beneficio(21, 'Telemedicina', 'Orientación médica telefónica', 0),
  beneficio(22, 'Telemedicina', 'Videoconsulta pediátrica', 0),
  beneficio(23, 'Visión', 'Descuento en ópticas', 0),
  beneficio(24, 'Prevención', 'Examen preventivo anual', 0),
  beneficio(25, 'Bienestar', 'Descuento en gimnasios', 0),
  beneficio(41, 'Especial', 'Maternidad ampliada', 0.18, true),
  beneficio(42, 'Especial', 'Segunda opinión médica internacional', 0.12, true),
  beneficio(43, 'Especial', 'Salud mental ampliada', 0.13, true),
  beneficio(44, 'Especial', 'Traslado aéreo de urgencia', 0.15, true),
]

const especiales = beneficios.filter((b) => b.especial).map((b) => b.codigo)
const TRASLADO_AEREO = 44

/** Commission rules: more percent from 4 UF a month on, and a fixed amount for a compensated plan. */
const comisiones = [
  { tipoPlan: 'T', ufDesde: '0', porcentaje: '50', uf: null },
  { tipoPlan: 'T', ufDesde: '4', porcentaje: '60', uf: null },
  { tipoPlan: 'S', ufDesde: '0', porcentaje: null, uf: '1.5' },
] as const

/** Special benefits of a plan: from 90 % hospital cover on; the air transfer only in remote regions. */
function especialesDe(plan: (typeof planes)[number]): number[] {
  if (plan.hospitalario < 90) return []
  const lejos = plan.regiones.some((region) => NORTE_Y_AUSTRAL.includes(region))
  return especiales.filter((codigo) => lejos || codigo !== TRASLADO_AEREO)
}

/** Catalogue of the fictional isapre Alerce: plans, networks, benefits, agreements and its own parameters. */
export async function seedCatalogo(tx: Db): Promise<void> {
  await insertCatalogo(tx, {
    parametro: [
      { clave: 'porcentajeMaximoRenta', valor: JSON.stringify(22), hasta: null },
      { clave: 'cargaGesMenoresDe2', valor: JSON.stringify(true), hasta: null },
    ],
    colectivo: colectivos.map((c) => ({ ...c, hasta: null })),
    prestador: prestadores.map((p) => ({ codigo: p.codigo, nombre: p.nombre, codigoRegion: p.region })),
    plan: planes.map((p) => ({
      id: p.id,
      codigo: p.codigo,
      nombre: p.nombre,
      precioBaseUF: textoDecimal(p.base),
      libreEleccion: p.libreEleccion,
      hospitalario: p.hospitalario,
      ambulatorio: p.ambulatorio,
      colectivo: p.colectivo,
      mensaje: p.mensaje,
      desde: EN_VENTA_DESDE,
      hasta: null,
    })),
    planRegion: planes.flatMap((p) => p.regiones.map((region) => ({ planId: p.id, codigoRegion: region }))),
    planPrestador: planes.flatMap((p) =>
      p.red.map((r) => ({
        planId: p.id,
        codigoPrestador: r.prestador,
        hospitalario: r.hospitalario,
        ambulatorio: r.ambulatorio,
      })),
    ),
    beneficio: beneficios.map((b) => ({
      codigo: b.codigo,
      nombre: b.nombre,
      precioUF: textoDecimal(b.precio),
      grupo: b.grupo,
      gratuito: b.precio === 0,
      especial: b.especial,
      hasta: null,
    })),
    comision: comisiones.map((regla) => ({ ...regla, desde: EN_VENTA_DESDE, hasta: null, fuente: 'Demostración' })),
    planBeneficio: planes.flatMap((p) => especialesDe(p).map((codigo) => ({ planId: p.id, codigoBeneficio: codigo }))),
  })
}
