import { type ClaseDeAlerta, clasesDeAlerta } from '@alerce/domain/cartera/equipo/alerta'
import { maximoDeMeta, maximoDeMetaUF } from '@alerce/domain/cartera/equipo/meta'
import { metaMessages, umbralFueraDeRango } from '../../messages/cartera/equipo.ts'
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

/** Threshold of an alert as typed; null: off. */
interface UmbralForm {
  clase: ClaseDeAlerta
  valor: NumeroTecleado
  porCorreo: boolean
}

/** Thresholds of a head of team as typed. */
export interface UmbralesForm {
  umbrales: UmbralForm[]
}

/** Rules of the thresholds. */
export const umbralesRules: Rules<UmbralesForm> = {
  umbrales: {
    valor: reglaNumero('entero', (valor, { clase }: UmbralForm) => {
      const { maximo } = clasesDeAlerta[clase]
      return hasta(maximo, umbralFueraDeRango(maximo))(valor)
    }),
  },
}
