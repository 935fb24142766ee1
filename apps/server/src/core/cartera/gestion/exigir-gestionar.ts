import { detencionesDeGestionar } from '@alerce/contract/messages/cartera/gestionar'
import { decidirGestionar, type HechosGestionar } from '@alerce/domain/cartera/gestionar'
import { mandatoVigente } from '../../contrato/mandatos/read-model.ts'
import { declaracionVivaDe } from '../../declaracion/declaracion/read-model.ts'
import { esperaAlOtorgante } from '../../declaracion/turno/read-model.ts'
import { funVigenteDe } from '../../mesa/fun/read-model.ts'
import { empleadoresDe, type Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'

async function hechosDe({ tx, hoy }: Context, prospecto: Prospecto): Promise<HechosGestionar> {
  const ds = await declaracionVivaDe(tx, prospecto.id)
  const empleadores = await empleadoresDe(tx, prospecto.id)
  return {
    estado: prospecto.estado,
    folio: prospecto.folioDS,
    fun: (await funVigenteDe(tx, prospecto, hoy)) ? 'vigente' : 'noVigente',
    empleadores: empleadores.map(({ tipoTrabajador }) => tipoTrabajador),
    mandato: ds !== null && (await mandatoVigente(tx, ds.id)),
    pareja: (await esperaAlOtorgante(tx, prospecto)) ? 'espera' : 'sigue',
  }
}

/** Refuses (422) what stops Gestionar. `funNoVerificado`: the FUN could not be verified, which stops nothing here. */
export async function exigirGestionar(ctx: Context, prospecto: Prospecto, funNoVerificado: boolean): Promise<void> {
  const hechos = await hechosDe(ctx, prospecto)
  const decision = decidirGestionar(funNoVerificado ? { ...hechos, fun: 'noVerificado' } : hechos)
  if ('detiene' in decision) refuse(detencionesDeGestionar[decision.detiene])
}
