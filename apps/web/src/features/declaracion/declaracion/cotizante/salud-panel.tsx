import { etiquetasDS } from '@alerce/contract/fichas/declaracion/etiquetas-ds'
import { type CotizanteForm, causales } from '@alerce/contract/forms/declaracion/cotizante'
import { ChoiceField } from '../../../../components/fields/choice-field.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { Fields, Panel } from '../../../../components/layout/panel.tsx'
import type { AlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { MeasureFields } from '../components/measure-fields.tsx'
import { CodeSelect } from './code-select.tsx'

interface SaludPanelProps {
  readonly form: AlerceForm<CotizanteForm>
}

const answers = [
  { value: 'true', label: 'Sí' },
  { value: 'false', label: 'No' },
]

/** Weight, height, and the disability pension with its cause. */
export function SaludPanel({ form }: SaludPanelProps) {
  const { pension } = form.values
  return (
    <Panel title="Salud">
      <Fields>
        <MeasureFields field={form.field} />
        <ChoiceField
          {...form.field('pension')}
          label="¿Recibe pensión de invalidez? *"
          value={String(pension)}
          onChange={(value) => form.setFieldValue('pension', value === 'true')}
          options={answers}
        />
        {pension && (
          <>
            <CodeSelect
              {...form.field('causal')}
              label={etiquetasDS.causal}
              list={causales.map(({ codigo, descripcion }) => [codigo, descripcion] as const)}
            />
            <TextField {...form.field('diagnostico')} label={etiquetasDS.diagnostico} />
          </>
        )}
      </Fields>
    </Panel>
  )
}
