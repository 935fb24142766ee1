import { type NumeroTecleado, numeroDe } from '@alerce/contract/forms/base/numeros'
import { sumaPesos } from '@alerce/domain/base/dinero/cuentas'
import { formatoPesos } from '@alerce/domain/base/dinero/formato'
import { esPesos, type Pesos } from '@alerce/domain/base/dinero/tipos'
import { CheckField } from '../../../../components/fields/check-field.tsx'
import { NumberField } from '../../../../components/fields/number-field.tsx'
import { useLimites } from '../queries.ts'
import type { FormCotizar } from '../use-cotizar.ts'
import classes from './cotizar.module.css'

interface AdicionalFieldsProps {
  readonly prospectoId: number
  readonly form: FormCotizar
}

/** What it comes to with the 7 %; nothing while either is not known. */
function conElSiete(siete: Pesos | undefined, typed: NumeroTecleado): string | undefined {
  const mas = numeroDe(typed, 'pesos')
  if (siete === undefined || mas === null || !esPesos(mas)) return undefined
  return `Con su 7 %, hasta ${formatoPesos(sumaPesos(siete, mas))} al mes.`
}

/** What the person would pay above the 7 %: it holds the suggestions under it (core rules, Money). */
export function AdicionalFields({ prospectoId, form }: AdicionalFieldsProps) {
  const { adicionalVoluntario, montoAdicionalMax } = form.values
  const { data: limites } = useLimites(prospectoId)
  return (
    <div className={classes.fields}>
      <CheckField
        label="Está dispuesto a pagar un monto adicional al 7 %"
        value={adicionalVoluntario}
        onChange={(checked) => form.setValues({ adicionalVoluntario: checked, montoAdicionalMax: null })}
      />
      {adicionalVoluntario && (
        <NumberField
          clase="pesos"
          {...form.field('montoAdicionalMax')}
          label="Monto adicional máximo, al mes"
          required
          description={conElSiete(limites?.monto, montoAdicionalMax)}
        />
      )}
    </div>
  )
}
