import { administracionMessages } from '@alerce/contract/messages/acceso/administracion'
import type { ReactNode } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { saveAs } from '../../../../lib/files.ts'
import type { AlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import classes from '../accesos.module.css'

interface FiltroDeRegistroProps<V extends object> {
  readonly label: string
  readonly form: Pick<AlerceForm<V>, 'submit'>
  /** Filter of what is shown, and the empty one. */
  readonly filtro: V
  readonly nada: V
  readonly onFilter: (filtro: V) => void
  readonly download: (filtro: V) => Promise<Blob>
  readonly archivo: string
  /** Fields of the filter. */
  readonly children: ReactNode
}

/** Filter of a log: its fields, the way back to all rows, and what is shown as a file. */
export function FiltroDeRegistro<V extends object>(props: FiltroDeRegistroProps<V>) {
  const { label, form, filtro, nada, onFilter, download, archivo, children } = props
  const { busy, run } = useAction(
    async () => saveAs(await download(filtro), archivo),
    administracionMessages.descargaFailed.text,
  )
  const submit = form.submit(
    async (values) => onFilter(values),
    () => undefined,
  )
  const narrowed = Object.values(filtro).some((value) => value !== '')
  return (
    <form className={classes.filter} aria-label={label} noValidate onSubmit={submit}>
      {children}
      <Button type="submit">Filtrar</Button>
      {narrowed && (
        <Button kind="quiet" onClick={() => onFilter(nada)}>
          Ver todos
        </Button>
      )}
      <Button kind="quiet" busy={busy} onClick={run}>
        Descargar CSV
      </Button>
    </form>
  )
}
