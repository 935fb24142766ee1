import type { HechosGestionar } from '@alerce/domain/cartera/gestionar'
import { parejaAlGestionar } from '@alerce/domain/cartera/pareja'
import { pagaAlgo } from '../../contrato/contractual/read-model-pago.ts'
import { mandatoVigente } from '../../contrato/mandatos/read-model.ts'
import { declaracionVivaDe } from '../../declaracion/declaracion/read-model.ts'
import { esManualHabilitada } from '../../declaracion/declaracion/read-model-manual.ts'
import { empleadoresDe, type Prospecto } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'
import { parejaDe } from '../venta/read-model.ts'
import { verificarFun } from './verificar-fun.ts'

/** All that Gestionar is decided by, as it stands. */
export async function leerHechos(ctx: Context, prospecto: Prospecto): Promise<HechosGestionar> {
  const { tx } = ctx
  const ds = await declaracionVivaDe(tx, prospecto.id)
  const empleadores = await empleadoresDe(tx, prospecto.id)
  const { estado, tipoVenta, etapa } = prospecto
  return {
    estado,
    folio: prospecto.folioDS,
    fun: await verificarFun(ctx, prospecto),
    empleadores: empleadores.map(({ tipoTrabajador }) => tipoTrabajador),
    mandato: (ds !== null && (await mandatoVigente(tx, ds.id))) || !(await pagaAlgo(tx, prospecto.id)),
    pareja: parejaAlGestionar(await parejaDe(tx, prospecto.id)),
    venta: { tipoVenta, etapa, etapaDS: ds?.etapa ?? null },
    manual: await esManualHabilitada(ctx, prospecto, ds),
  }
}
