import { formatoUF } from '@alerce/domain/base/dinero/formato'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { NumberTextField } from '../../../../components/fields/number-field.tsx'
import type { ResumenCompensado } from '../queries.ts'
import type { useCompensacion } from '../use-compensacion.ts'
import classes from './pactada.module.css'

interface MontoOtorgadoProps {
  readonly acts: ReturnType<typeof useCompensacion>
  readonly resumen: ResumenCompensado
  /** Why nothing can be typed; null: it can. */
  readonly closed: string | null
}

/** The amount that the giver gives (spec 2 §5 Compensation given). */
export function MontoOtorgado({ acts, resumen: { margen }, closed }: MontoOtorgadoProps) {
  const { form, keep, keeping } = acts
  return (
    <form className={classes.monto} onSubmit={keep} noValidate>
      <NumberTextField
        clase="uf"
        {...form.field('valorCompensacion')}
        label="Monto a otorgar"
        required
        disabled={closed !== null}
        suffix="UF"
        description={
          margen ? `Entre ${formatoUF(margen.minimo)} y ${formatoUF(margen.maximo)} UF con estos planes.` : undefined
        }
      />
      <ReasonedButton type="submit" reason={closed} busy={keeping}>
        Guardar monto
      </ReasonedButton>
    </form>
  )
}
