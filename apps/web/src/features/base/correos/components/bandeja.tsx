import { correosMessages } from '@alerce/contract/messages/base/correos'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Paged } from '../../../../components/feedback/paged.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import type { EstadoDeCorreo, useCorreos } from '../queries.ts'
import { BuscarCorreos } from './buscar-correos.tsx'
import { MailList } from './mail-row.tsx'

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
