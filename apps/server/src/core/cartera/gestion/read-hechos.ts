import type { HechosGestionar } from '@alerce/domain/cartera/gestionar'
import { parejaAlGestionar } from '@alerce/domain/cartera/pareja'
import { requiereFun } from '@alerce/domain/mesa/fun'
import { pagaAlgo } from '../../contrato/contractual/read-model.ts'
import { mandatoVigente } from '../../contrato/mandatos/read-model.ts'
import { declaracionVivaDe, esManualHabilitada } from '../../declaracion/ds/read-model.ts'
import { funVigenteSiSeLee } from '../../mesa/fun/read-model.ts'
import { empleadoresDe, type Prospecto } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'
import { parejaDe } from '../venta/read-model.ts'

/**
 * Whether the FUN is in force, where the folio asks for one. A register that cannot be read stops nothing here (spec 1
 * §4, step 1): the server finds it out by itself, whatever a client says, and the papers ask again.
 */
async function verifyFun({ tx, hoy }: Context, prospecto: Prospecto): Promise<HechosGestionar['fun']> {
  const vigente = requiereFun(prospecto.folioDS) ? await funVigenteSiSeLee(tx, prospecto, hoy) : null
  if (vigente === null) return 'noVerificado'
  return vigente ? 'vigente' : 'noVigente'
}

/** All that Gestionar is decided by, as it stands. */
export async function readHechos(ctx: Context, prospecto: Prospecto): Promise<HechosGestionar> {
  const { tx } = ctx
  const ds = await declaracionVivaDe(tx, prospecto.id)
  const empleadores = await empleadoresDe(tx, prospecto.id)
  const { estado, tipoVenta, etapa } = prospecto
  return {
    estado,
    folio: prospecto.folioDS,
    fun: await verifyFun(ctx, prospecto),
    empleadores: empleadores.map(({ tipoTrabajador }) => tipoTrabajador),
    mandato: (ds !== null && (await mandatoVigente(tx, ds.id))) || !(await pagaAlgo(tx, prospecto.id)),
    pareja: parejaAlGestionar(await parejaDe(tx, prospecto.id)),
    venta: { tipoVenta, etapa, etapaDS: ds?.etapa ?? null },
    manual: await esManualHabilitada(ctx, prospecto, ds),
  }
}
