import { textoDecimal } from '@alerce/domain/base/dinero/decimal'
import type { Db } from '../platform/db/database.ts'
import { beneficios } from './catalogo/beneficios.ts'
import { colectivos, planes } from './catalogo/planes.ts'
import { prestadores } from './catalogo/prestadores.ts'
import { insertarCatalogo } from './repository-catalogo.ts'

const EN_VENTA_DESDE = '2026-01-01'
const NORTE_Y_AUSTRAL = [15, 1, 2, 3, 11, 12]

const especiales = beneficios.filter((b) => b.especial).map((b) => b.codigo)
const TRASLADO_AEREO = 44

/** From 90 % of hospital cover on a plan offers the specials; the air transfer only where distances ask for it. */
function especialesDe(plan: (typeof planes)[number]): number[] {
  if (plan.hospitalario < 90) return []
  const lejos = plan.regiones.some((region) => NORTE_Y_AUSTRAL.includes(region))
  return especiales.filter((codigo) => lejos || codigo !== TRASLADO_AEREO)
}

/** The catalogue of the fictional isapre Alerce: plans, networks, benefits, agreements and its own parameters. */
export async function sembrarCatalogo(tx: Db): Promise<void> {
  await insertarCatalogo(tx, {
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
    planBeneficio: planes.flatMap((p) => especialesDe(p).map((codigo) => ({ planId: p.id, codigoBeneficio: codigo }))),
  })
}
