import { actosPorBuscar } from '@alerce/contract/catalogos/acceso/accesos'
import { type FiltroDeAccesosForm, filtroDeAccesosRules } from '@alerce/contract/forms/acceso/administracion'
import { DateField } from '../../../../components/fields/date-field.tsx'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { downloadAccesos } from '../queries.ts'
import { FiltroDeRegistro } from './filtro-de-registro.tsx'

interface AccesosFilterProps {
  readonly filtro: FiltroDeAccesosForm
  readonly onFilter: (filtro: FiltroDeAccesosForm) => void
}

const NADA: FiltroDeAccesosForm = { persona: '', operacion: '', desde: '', hasta: '', folio: '' }

const digits = (text: string) => text.replaceAll(/\D/g, '')

const actos = actosPorBuscar
  .map(({ operacion: value, acto: label }) => ({ value, label }))
  .sort((a, b) => a.label.localeCompare(b.label, 'es'))

/** Filters of the access log: person, operation, days and folio. The filtered log can be downloaded. */
export function AccesosFilter({ filtro, onFilter }: AccesosFilterProps) {
  const form = useAlerceForm<FiltroDeAccesosForm>({ name: null, initial: filtro, rules: filtroDeAccesosRules })
  return (
    <FiltroDeRegistro
      label="Filtrar los accesos"
      form={form}
      filtro={filtro}
      nada={NADA}
      onFilter={onFilter}
      download={downloadAccesos}
      archivo="accesos.csv"
    >
      <TextField {...form.field('persona')} label="Quién" maxLength={60} />
      <SelectField
        {...form.field('operacion')}
        label="Qué hizo"
        empty="Todo"
        options={form.values.operacion === '' ? actos : [{ value: '', label: 'Todo' }, ...actos]}
      />
      <DateField {...form.field('desde')} label="Desde" />
      <DateField {...form.field('hasta')} label="Hasta" />
      <TextField
        {...form.field('folio')}
        label="Folio de la declaración"
        inputMode="numeric"
        maxLength={15}
        shape={digits}
      />
    </FiltroDeRegistro>
  )
}
