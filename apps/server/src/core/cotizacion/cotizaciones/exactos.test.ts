import { textoDecimal } from '@alerce/domain/base/dinero/decimal'
import { pesos, type UF, uf, type ValorUF, valorUF } from '@alerce/domain/base/dinero/tipos'
import { grupoFamiliar } from '@alerce/domain/cotizacion/cotizar'
import { tablaUnica } from '@alerce/domain/cotizacion/factores'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { ufAl } from '../../base/parametros/read-model.ts'
import { planesEnVenta, primaGesAl } from '../planes/read-model.ts'
import { beneficiosComplementarios } from '../planes/read-model-beneficios.ts'
import { price } from './precio/bases.ts'
import { cotizacionVigente } from './read-model.ts'
import { saveCotizacion } from './repository.ts'

/** Prices against PostgreSQL's own decimals: stored values are read back, and PostgreSQL computes the same sums. */

const HOY = '2026-10-05'
const fuentes = { primaGesDesde: '2026-01-01', factores: 'Tabla', factoresDesde: '2020-04-01' }

let desk: Desk
let prospectoId: number
let planId: number
beforeAll(async () => {
  desk = await openDesk()
  const nuevo = desk.db.selectFrom('prospecto').select('id').where('etapa', '=', 'prospecto').orderBy('id')
  prospectoId = (await nuevo.executeTakeFirstOrThrow()).id
  planId = (await desk.db.selectFrom('plan').select('id').orderBy('id').executeTakeFirstOrThrow()).id
})
afterAll(() => desk.close())

interface Precios {
  readonly base: UF
  readonly caec: UF
  readonly prima: UF
  readonly beneficio: UF
  readonly valor: ValorUF
  readonly edades: readonly number[]
}

const hasta = (maximo: number) => fc.integer({ min: 0, max: maximo * 1000 }).map((n) => uf(n / 1000))
const precios: fc.Arbitrary<Precios> = fc.record({
  base: hasta(20),
  caec: hasta(1),
  prima: hasta(2),
  beneficio: hasta(3),
  valor: fc.integer({ min: 3_000_000, max: 6_000_000 }).map((n) => valorUF(n / 100)),
  edades: fc.array(fc.integer({ min: 0, max: 90 }), { maxLength: 8 }),
})

/** Loads prices as an insurer would, and reads them through a quote. */
async function publish({ base, caec, prima, beneficio, valor }: Precios) {
  const { db } = desk
  const deLista = { precioBaseUF: textoDecimal(base), caecUF: textoDecimal(caec) }
  await db.updateTable('plan').set(deLista).where('id', '=', planId).execute()
  await db
    .updateTable('beneficio')
    .set({ precioUF: textoDecimal(beneficio) })
    .where('especial', '=', false)
    .execute()
  await db
    .updateTable('primaGes')
    .set({ valorUF: textoDecimal(prima) })
    .execute()
  await db
    .updateTable('uf')
    .set({ valor: textoDecimal(valor) })
    .where('fecha', '=', HOY)
    .execute()
  const [plan] = await planesEnVenta(db, { hoy: HOY, colectivo: null, planId })
  const [complementario] = await beneficiosComplementarios({ tx: db, hoy: HOY })
  return {
    plan: plan!,
    complementario: complementario!,
    ges: (await primaGesAl(db, HOY))!,
    del: (await ufAl(db, HOY))!,
  }
}

/** Stored quote, added up and multiplied by PostgreSQL in its own decimals. */
async function segunLaBase() {
  const { rows } = await sql<Record<'precioPlan' | 'total' | 'suma' | 'porUF' | 'pesos', number>>`
    select round((f ->> 'precioBaseUF')::numeric * (f ->> 'factorGrupoFamiliar')::numeric, 3)::float8 as "precioPlan",
      c.total_uf::float8 as total,
      ((f ->> 'precioPlanUF')::numeric + (f ->> 'precioGesUF')::numeric + (f ->> 'caecUF')::numeric
        + (f ->> 'besUF')::numeric)::float8 as suma,
      round(c.total_uf * c.valor_uf)::int as "porUF", c.total_pesos as pesos
    from cotizacion c, lateral (select c.foto -> 'foto') as foto(f)
    where c.prospecto_id = ${prospectoId} and not c.reemplazada`.execute(desk.db)
  return rows[0]
}

test('with any prices, the parts of a kept quote add up to its total exactly', async () => {
  const property = fc.asyncProperty(precios, async (dado) => {
    const { plan, complementario, ges, del } = await publish(dado)
    const leido = [plan.precioBaseUF, plan.caecUF, ges.valorUF, complementario.precioUF, del.valor]
    expect(leido).toEqual([dado.base, dado.caec, dado.prima, dado.beneficio, dado.valor])

    const titular = { rol: 'cotizante', nacimiento: '1986-01-15', etiqueta: 'Titular' } as const
    const cargas = dado.edades.map((edad) => ({
      ...titular,
      rol: 'carga' as const,
      nacimiento: `${2026 - edad}-01-15`,
    }))
    const grupo = grupoFamiliar(
      [titular, ...cargas],
      { primaUF: ges.valorUF, cargaMenoresDe2: true, factores: tablaUnica },
      HOY,
    )
    const bases = { grupo, uf: del, fuentes: { ...fuentes, primaGesUF: ges.valorUF } }
    const cotizacion = price(bases, plan, { complementarios: [complementario], especial: null })
    await saveCotizacion(desk.db, prospectoId, cotizacion, '2026-10-05T13:00:00.000Z')

    const { foto } = cotizacion
    expect(await cotizacionVigente(desk.db, prospectoId)).toEqual(cotizacion)
    expect(await segunLaBase()).toEqual({
      precioPlan: foto.precioPlanUF,
      total: foto.totalUF,
      suma: foto.totalUF,
      porUF: foto.totalPesos,
      pesos: foto.totalPesos,
    })
    const columnas = desk.db.selectFrom('cotizacion').select(['totalUF', 'totalPesos', 'valorUF'])
    const fila = await columnas.where('prospectoId', '=', prospectoId).executeTakeFirstOrThrow()
    expect([uf(fila.totalUF), pesos(fila.totalPesos), valorUF(fila.valorUF)]).toEqual([
      foto.totalUF,
      foto.totalPesos,
      dado.valor,
    ])
  })
  await fc.assert(property, { numRuns: 40 })
})
