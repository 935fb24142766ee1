import { maximoDeMeta } from '@alerce/domain/cartera/equipo/meta'
import { metaMessages } from '../../messages/cartera/equipo.ts'
import { type NumeroTecleado, reglaNumero } from '../base/numeros.ts'
import type { Rules } from '../rules.ts'

/** Goal of an advisor as typed; null: no goal. */
interface MetaForm {
  asesorId: number
  contratos: NumeroTecleado
}

/** Goals of a team as typed. */
export interface MetasForm {
  metas: MetaForm[]
}

/** Rules of the goals of a team. */
export const metasRules: Rules<MetasForm> = {
  metas: {
    contratos: reglaNumero('entero', (contratos) =>
      contratos === null || (contratos >= 1 && contratos <= maximoDeMeta) ? null : metaMessages.fueraDeRango.text,
    ),
  },
}
