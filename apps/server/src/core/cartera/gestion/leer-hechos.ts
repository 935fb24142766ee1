import type { HechosGestionar } from '@alerce/domain/cartera/gestionar'
import { manualHabilitada } from '@alerce/domain/declaracion/manual'
import { mandatoVigente } from '../../contrato/mandatos/read-model.ts'
import { declaracionVivaDe } from '../../declaracion/declaracion/read-model.ts'
import { esperaAlOtorgante } from '../../declaracion/turno/read-model.ts'
import { funVigenteDe } from '../../mesa/fun/read-model.ts'
import { empleadoresDe, type Prospecto } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'

/** All that Gestionar is decided by, as it stands. */
export async function leerHechos({ tx, hoy }: Context, prospecto: Prospecto): Promise<HechosGestionar> {
  const ds = await declaracionVivaDe(tx, prospecto.id)
  const empleadores = await empleadoresDe(tx, prospecto.id)
  const { estado, tipoVenta, etapa } = prospecto
  return {
    estado,
    folio: prospecto.folioDS,
    fun: (await funVigenteDe(tx, prospecto, hoy)) ? 'vigente' : 'noVigente',
    empleadores: empleadores.map(({ tipoTrabajador }) => tipoTrabajador),
    mandato: ds !== null && (await mandatoVigente(tx, ds.id)),
    pareja: (await esperaAlOtorgante(tx, prospecto)) ? 'espera' : 'sigue',
    venta: { tipoVenta, etapa, etapaDS: ds?.etapa ?? null },
    manual: manualHabilitada(prospecto, ds),
  }
}
