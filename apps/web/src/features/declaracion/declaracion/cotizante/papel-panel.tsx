import { etiquetasDS } from '@alerce/contract/fichas/declaracion/etiquetas-ds'
import type { CotizanteForm } from '@alerce/contract/forms/declaracion/cotizante'
import { sumaDias } from '@alerce/domain/base/fechas/fecha'
import { diasAtrasDeLaDS } from '@alerce/domain/limites'
import { DateField } from '../../../../components/fields/date-field.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { Fields, Panel } from '../../../../components/layout/panel.tsx'
import type { AlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { useIsapres } from '../queries.ts'
import { CodeSelect } from './code-select.tsx'

interface PapelPanelProps {
  readonly form: AlerceForm<CotizanteForm>
  /** ISO date. */
  readonly today: string
}

/** What the signed paper says: its folio and date, and the health system the holder leaves. */
export function PapelPanel({ form, today }: PapelPanelProps) {
  const { data = [] } = useIsapres()
  return (
    <Panel title="Declaración de Salud en papel">
      <Fields>
        <TextField
          {...form.field('folioDS')}
          label={etiquetasDS.folio}
          required
          inputMode="numeric"
          description="El número impreso en la DS"
        />
        <DateField
          {...form.field('fechaDS')}
          label={etiquetasDS.fechaDS}
          required
          description="La de la firma, hasta 3 días atrás"
          min={sumaDias(today, -diasAtrasDeLaDS)}
          max={today}
        />
        <CodeSelect
          {...form.field('idSalud')}
          label="Isapre actual"
          required
          description="O sistema de salud"
          list={[[0, 'No tengo'], [1, 'FONASA'], ...data.map(({ codigo, nombre }) => [codigo, nombre] as const)]}
        />
      </Fields>
    </Panel>
  )
}
