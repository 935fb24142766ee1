import { obtenerMesDelAsesor } from '@alerce/contract/operations/cartera/equipo'
import { sumaUF } from '@alerce/domain/base/dinero/cuentas'
import { uf } from '@alerce/domain/base/dinero/tipos'
import { inicioDelDia } from '@alerce/domain/base/fechas/dia'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { nombreCompleto } from '@alerce/domain/base/persona/nombre'
import { comisionDe, type ReglaDeComision, reglaDeComision } from '@alerce/domain/cartera/equipo/comision'
import { esperadosHasta } from '@alerce/domain/cartera/equipo/mes'
import { mesDeMeta } from '@alerce/domain/cartera/equipo/meta'
import { lapsosDelEquipo } from '@alerce/domain/cartera/equipo/tablero'
import { asesorDe } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { contratosDelAsesor, origenesDelMes, reglasDeComision } from './read-model-mes.ts'
import { metasQueRigen } from './read-model-metas.ts'

const presentRegla = ({ hasta: _, desde, ...regla }: ReglaDeComision) => ({ ...regla, desde: aDDMMYYYY(desde) })

type Contrato = Awaited<ReturnType<typeof contratosDelAsesor>>[number]

/** A contract with its estimated commission, and the rule that gives it. */
function conComision(contrato: Contrato, reglas: readonly ReglaDeComision[]) {
  const fecha = hoyEnSantiago(contrato.en)
  const totalUF = contrato.totalUF === null ? null : uf(contrato.totalUF)
  const hechos = { fecha, tipoPlan: contrato.tipoPlan, totalUF }
  const regla = reglaDeComision(hechos, reglas)
  return {
    prospectoId: contrato.prospectoId,
    nombre: nombreCompleto(contrato),
    fecha: aDDMMYYYY(fecha),
    plan: contrato.plan,
    baseUF: totalUF,
    comisionUF: comisionDe(hechos, regla),
    regla: regla && presentRegla(regla),
  }
}

export const obtenerMesDelAsesorUseCase = useCase(obtenerMesDelAsesor, async ({ mes, identificador }, ctx) => {
  const { tx, hoy } = ctx
  const asesorId = await asesorDe(ctx, identificador ?? undefined)
  const lapsos = lapsosDelEquipo(mes, hoy)
  const todos = await contratosDelAsesor(tx, asesorId, { desde: lapsos.mesAntes.desde, hasta: lapsos.mes.hasta })
  const [desde, hastaAntes] = [inicioDelDia(lapsos.mes.desde), inicioDelDia(lapsos.mesAntes.hasta)]
  const delMes = todos.filter(({ en }) => en >= desde)
  const rige = (await metasQueRigen(tx, [asesorId], mes)).get(asesorId)
  const [meta, metaUF] = [rige?.contratos ?? null, rige?.uf ?? null]
  const aHoy = (de: number | null) => (de !== null && mes === mesDeMeta(hoy) ? esperadosHasta(de, hoy) : null)
  const contados = delMes.filter(({ seCuenta }) => seCuenta)
  const reglas = await reglasDeComision(tx, lapsos.mes)
  const contratos = delMes.map((contrato) => conComision(contrato, reglas))
  const conocidas = contratos.flatMap(({ comisionUF }) => comisionUF ?? [])
  return {
    contratos: contados.length,
    contratosAntes: todos.filter(({ en, seCuenta }) => seCuenta && en < desde && en < hastaAntes).length,
    meta,
    esperados: aHoy(meta),
    uf: sumaUF(...contados.flatMap(({ totalUF }) => (totalUF === null ? [] : uf(totalUF)))),
    metaUF,
    esperadosUF: aHoy(metaUF),
    comision: { totalUF: conocidas.length === 0 ? null : sumaUF(...conocidas), contratos },
    origenes: [...(await origenesDelMes(tx, asesorId, lapsos.mes))],
  }
})
