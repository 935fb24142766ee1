import type { Db } from '../../platform/db/database.ts'
import type { Client } from '../client.ts'
import { conDatosContractuales, dsFinalizada, type Vendedores } from '../contratos.ts'
import { dsHasta, dsNueva, empezarEn, rutNumero } from '../ventas.ts'
import type { Avance, Venta } from './venta.ts'

/** How many sales of the default applicant stand ready in each stage; a file that wants more sells them. */
const surtido: Readonly<Record<Avance, number>> = {
  inicioManual: 10,
  preguntas: 2,
  resumenAntecedentes: 3,
  resumenDeclaracion: 5,
  resultado: 8,
  finalizada: 3,
  contratada: 2,
}

const avances = Object.entries(surtido) as [Avance, number][]

/** Far from the numbers that a test file gives out, ten to a sale. */
const numerados = avances
  .flatMap(([avance, cuantas]) => Array<Avance>(cuantas).fill(avance))
  .map((avance, at) => ({ avance, numero: 4000 + at * 10 }))

function vender(avance: Avance, { asesora, contraloria }: Vendedores): Promise<Venta> {
  if (avance === 'inicioManual') return dsNueva(asesora)
  if (avance === 'finalizada') return dsFinalizada({ asesora, contraloria })
  if (avance === 'contratada') return conDatosContractuales({ asesora, contraloria })
  return dsHasta(asesora, avance)
}

/** Sells what will stand ready, each by the calls that a screen makes. */
export async function venderSurtido(asesora: Client, contraloria: Client): Promise<void> {
  for (const { avance, numero } of numerados) {
    empezarEn(numero)
    await vender(avance, { asesora, contraloria })
  }
  empezarEn(0)
}

/** The sales that stand ready in this database, each given once. */
export async function ventasListas(db: Db): Promise<(avance: Avance) => Venta | undefined> {
  const ruts = numerados.map(({ numero }) => rutNumero(numero + 1))
  const rows = await db
    .selectFrom('prospecto')
    .innerJoin('declaracion', 'declaracion.prospectoId', 'prospecto.id')
    .select(['prospecto.id as prospectoId', 'declaracion.id as identificador', 'prospecto.rut as rut'])
    .where('prospecto.rut', 'in', ruts)
    .execute()
  const left = numerados.map(({ avance }, at) => ({ avance, rut: ruts[at] ?? '' }))
  return (avance) => {
    const at = left.findIndex((one) => one.avance === avance)
    const [{ rut } = { rut: '' }] = at < 0 ? [] : left.splice(at, 1)
    const row = rows.find((one) => one.rut === rut)
    return row && { ...row, rut }
  }
}
