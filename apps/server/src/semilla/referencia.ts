import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clasesDeIrregularidad, irregularidades } from '@alerce/contract/catalogos/mesa/irregularidades'
import { textoDecimal } from '@alerce/domain/base/dinero/decimal'
import { tablaUnica } from '@alerce/domain/cotizacion/factores'
import { topesPublicados } from '@alerce/domain/cotizacion/renta'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { documentosPedidos } from './referencia/documentos-pedidos.ts'
import { afps, isapres, regiones } from './referencia/listas.ts'
import { valoresUf } from './referencia/uf.ts'
import { insertarEnVacia, insertarFaltantes } from './repository.ts'

interface Comuna {
  readonly codigoRegion: number
  readonly codigoCiudad: number
  readonly ciudad: string
  readonly codigo: number
  readonly descripcion: string
}

function leerComunas(): Comuna[] {
  const text = readFileSync(join(import.meta.dirname, 'referencia', 'comunas.csv'), 'utf8')
  const [, ...lines] = text.trim().split('\n')
  return lines.map((line) => {
    const [region = '', ciudad = '', nombreCiudad = '', comuna = '', nombre = ''] = line.split(',')
    return {
      codigoRegion: Number(region),
      codigoCiudad: Number(ciudad),
      ciudad: nombreCiudad,
      codigo: Number(comuna),
      descripcion: nombre,
    }
  })
}

/** Public lists that every installation needs; what stands already is left as it is, and what an operator loads is theirs. */
export async function sembrarReferencia(db: Db, clock: Clock): Promise<void> {
  const comunas = leerComunas()
  const ciudades = new Map(
    comunas.map((c) => [
      c.codigoCiudad,
      { codigo: c.codigoCiudad, codigoRegion: c.codigoRegion, descripcion: c.ciudad },
    ]),
  )
  const cargadaEn = clock.ahora()
  await insertarFaltantes(db, {
    region: regiones.map((r, orden) => ({ ...r, orden })),
    ciudad: [...ciudades.values()],
    comuna: comunas.map(({ codigo, codigoCiudad, descripcion }) => ({ codigo, codigoCiudad, descripcion })),
    irregularidadCodigo: Object.entries(clasesDeIrregularidad).map(([codigo, descripcion]) => ({
      codigo,
      descripcion,
    })),
    irregularidadDetalle: irregularidades.map(({ clase, id, texto }) => ({
      codigo: clase,
      detalle: id,
      descripcion: texto,
    })),
  })
  await sembrarLey(db)
  await insertarEnVacia(db, 'afp', [...afps])
  await insertarEnVacia(db, 'isapre', [...isapres])
  await insertarEnVacia(
    db,
    'documentoPedido',
    documentosPedidos.map((pedido, orden) => ({ ...pedido, orden, hasta: null })),
  )
  const uf = valoresUf.map((dia) => ({ ...dia, valor: textoDecimal(dia.valor) }))
  await insertarEnVacia(
    db,
    'uf',
    uf.map((dia) => ({ ...dia, cargadaPor: 'datos iniciales', cargadaEn })),
  )
}

/** What the law had published when this was written: only where an operator has loaded nothing. */
async function sembrarLey(db: Db): Promise<void> {
  const { vigenteDesde, fuente, tramos } = tablaUnica
  await insertarEnVacia(
    db,
    'factorTramo',
    tramos.map(({ desde, hasta, cotizante, carga }) => ({
      ...{ desde: vigenteDesde, hasta: null, edadDesde: desde, edadHasta: hasta, fuente },
      ...{ cotizante: String(cotizante), carga: String(carga) },
    })),
  )
  await insertarEnVacia(
    db,
    'topeImponible',
    topesPublicados.map(({ desde, tope }) => ({
      ...{ desde, hasta: null, topeUF: textoDecimal(tope), fuente: 'Superintendencia de Pensiones' },
    })),
  )
}
