import { correosMessages } from '@alerce/contract/messages/base/correos'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Paged } from '../../../../components/feedback/paged.tsx'
import { Selector } from '../../../../components/filters/selector.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import classes from '../correos.module.css'
import type { EstadoDeCorreo, useCorreos } from '../queries.ts'
import { palabrasDeEstado } from '../use-lugar.ts'
import { MailList } from './mail-row.tsx'

interface BuscarCorreosProps {
  readonly estado: EstadoDeCorreo | ''
  readonly texto: string
  readonly onEstado: (estado: string) => void
  readonly onTexto: (texto: string) => void
}

const estados = Object.entries(palabrasDeEstado).map(([value, label]) => ({ value, label }))

/** Search of the outbox. The text may be a person's address, so it stays out of the URL. */
function BuscarCorreos({ estado, texto, onEstado, onTexto }: BuscarCorreosProps) {
  return (
    <section className={classes.search} aria-label="Buscar y filtrar">
      <input
        className={classes.input}
        type="search"
        autoComplete="off"
        aria-label="Buscar por dirección o asunto"
        placeholder="Dirección o asunto"
        maxLength={100}
        value={texto}
        onChange={(event) => onTexto(event.currentTarget.value)}
      />
      <Selector label="Estado" every="Todos" value={estado} options={estados} failure={null} onChange={onEstado} />
    </section>
  )
}

interface BandejaProps {
  readonly correos: ReturnType<typeof useCorreos>
  readonly chosen: number | null
  readonly estado: EstadoDeCorreo | ''
  readonly texto: string
  onTexto(texto: string): void
  onEstado(estado: string): void
  onOpen(correoId: number): void
}

/** The mails, to be searched and opened. */
export function Bandeja({ correos, chosen, onOpen, ...busqueda }: BandejaProps) {
  return (
    <Panel title="Enviados y por enviar" flush>
      <BuscarCorreos {...busqueda} />
      <Paged of={correos} failure={correosMessages.listFailed.text}>
        {(pages) => (
          <>
            {pages[0]?.correos.length === 0 && (
              <Empty title={busqueda.estado || busqueda.texto ? 'Ningún correo coincide' : 'No hay correos'} />
            )}
            <MailList correos={pages.flatMap((page) => page.correos)} chosen={chosen} onOpen={onOpen} />
          </>
        )}
      </Paged>
    </Panel>
  )
}
