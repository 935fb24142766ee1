import { maximoDeMeta, maximoDeMetaUF } from '@alerce/domain/cartera/equipo/meta'
import { metaMessages } from '../../messages/cartera/equipo.ts'
import { type NumeroTecleado, reglaNumero } from '../base/numeros.ts'
import type { Rules } from '../rules.ts'

/** Goals of an advisor as typed; null: none. */
interface MetaForm {
  asesorId: number
  contratos: NumeroTecleado
  uf: NumeroTecleado
}

/** Goals of a team as typed. */
export interface MetasForm {
  metas: MetaForm[]
}

const hasta = (maximo: number, falla: string) => (valor: number | null) =>
  valor === null || (valor >= 1 && valor <= maximo) ? null : falla

/** Rules of the goals of a team. */
export const metasRules: Rules<MetasForm> = {
  metas: {
    contratos: reglaNumero('entero', hasta(maximoDeMeta, metaMessages.fueraDeRango.text)),
    uf: reglaNumero('entero', hasta(maximoDeMetaUF, metaMessages.ufFueraDeRango.text)),
  },
}
