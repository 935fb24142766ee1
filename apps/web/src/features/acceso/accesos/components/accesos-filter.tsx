import { actosPorBuscar } from '@alerce/contract/catalogos/acceso/accesos'
import { type FiltroDeAccesosForm, filtroDeAccesosRules } from '@alerce/contract/forms/acceso/administracion'
import { administracionMessages } from '@alerce/contract/messages/acceso/administracion'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { DateField } from '../../../../components/fields/date-field.tsx'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { saveAs } from '../../../../lib/files.ts'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import classes from '../accesos.module.css'
import { downloadAccesos } from '../queries.ts'

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
  const { busy, run } = useAction(
    async () => saveAs(await downloadAccesos(filtro), 'accesos.csv'),
    administracionMessages.descargaFailed.text,
  )
  const submit = form.submit(
    async (values) => onFilter(values),
    () => undefined,
  )
  const narrowed = Object.values(filtro).some((value) => value !== '')
  return (
    <form className={classes.filter} aria-label="Filtrar los accesos" noValidate onSubmit={submit}>
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
      <Button type="submit">Filtrar</Button>
      {narrowed && (
        <Button kind="quiet" onClick={() => onFilter(NADA)}>
          Ver todos
        </Button>
      )}
      <Button kind="quiet" busy={busy} onClick={run}>
        Descargar CSV
      </Button>
    </form>
  )
}
