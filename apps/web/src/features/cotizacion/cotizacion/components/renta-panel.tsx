import { cotizacionMessages } from '@alerce/contract/messages/cotizacion/cotizacion'
import { formatoValorUF } from '@alerce/domain/base/dinero/formato'
import { nombreDeUf } from '@alerce/domain/base/dinero/uf-del-dia'
import { ButtonLink } from '../../../../components/actions/button-link.tsx'
import { ChoiceField } from '../../../../components/fields/choice-field.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { UfDeReferencia } from '../../../../components/precio/uf-de-referencia.tsx'
import { AmountPesos } from '../../../../components/values/amounts.tsx'
import { goTo } from '../../../../lib/routes.ts'
import { useLugar } from '../../../../lib/sale/lugar.tsx'
import { useIds } from '../../../../lib/use-ids.ts'
import type { LimitesDeRenta } from '../queries.ts'
import type { useCotizar } from '../use-cotizar.ts'
import classes from './cotizar.module.css'
import { ReplicarPlan } from './replicar-plan.tsx'

interface RentaPanelProps {
  readonly cotizar: ReturnType<typeof useCotizar>
  readonly limites: LimitesDeRenta
}

const flujos = [
  { value: '1', label: 'Planes sugeridos' },
  { value: '2', label: 'Selección manual' },
]

/** Income, the legal amount, and how to look for a plan (spec 2 §2). */
export function RentaPanel({ cotizar: { form, busy, changeFlow }, limites }: RentaPanelProps) {
  const { rentaImponible, monto, uf, soloManual } = limites
  const { prospectoId } = useIds()
  const review = (
    <ButtonLink kind="quiet" to={goTo(useLugar().actualiza ? 'postulantDatanew' : 'preferences', { prospectoId })}>
      Revisar ingresos y beneficiarios
    </ButtonLink>
  )
  return (
    <Panel title="Renta y forma de cotizar" aside={review}>
      <UfDeReferencia uf={uf} />
      {prospectoId !== null && <ReplicarPlan prospectoId={prospectoId} />}
      <dl className={classes.facts}>
        <div>
          <dt>Renta Imponible</dt>
          <dd>
            <AmountPesos value={rentaImponible} />
          </dd>
        </div>
        <div>
          <dt>Monto Legal Obligatorio (7%)</dt>
          <dd>
            <AmountPesos value={monto} />
          </dd>
        </div>
        <div>
          <dt>{nombreDeUf(uf)}</dt>
          <dd>{formatoValorUF(uf.valor)}</dd>
        </div>
      </dl>
      <ChoiceField
        label="Forma de cotizar"
        value={String(form.values.flujo)}
        onChange={(flujo) => void changeFlow(flujo === '1' ? 1 : 2)}
        options={flujos}
        disabled={soloManual}
        busy={busy}
      />
      {soloManual && <p className={classes.note}>{cotizacionMessages.soloManual.text}</p>}
      {rentaImponible === 0 && (
        <p className={classes.note}>
          Sin renta imponible no hay monto legal: el rango va del plan más barato al más caro de la región.
        </p>
      )}
    </Panel>
  )
}
