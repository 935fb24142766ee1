import { textosMessages } from '@alerce/contract/messages/base/textos'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { type ClaseTexto, claseDe } from '@alerce/domain/base/textos/clases'
import { Link } from 'react-router'
import { Paged } from '../../../../components/feedback/paged.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import { type Shape, StateGlyph } from '../../../../components/values/estado.tsx'
import { useVersiones, type VersionDeTexto } from '../queries.ts'
import { lugarDe } from '../use-lugar.ts'
import classes from './textos.module.css'

const columns = ['Versión', 'Título', 'Estado', 'Desde', 'Publicada', 'Huella SHA-256'].map((title) => ({ title }))

const situaciones: Readonly<Record<VersionDeTexto['situacion'], readonly [Shape, string]>> = {
  rige: ['disc', 'Rige'],
  programada: ['half', 'Programada'],
  anterior: ['barred', 'Ya no rige'],
}

export function Situacion({ of: { situacion, ejemplo } }: { readonly of: VersionDeTexto }) {
  const [shape, text] = situaciones[situacion]
  return <StateGlyph shape={shape}>{ejemplo ? `${text} · ejemplo` : text}</StateGlyph>
}

/** Versions of a text, newest first: author, instant and fingerprint of each. */
export function Versiones({ clase, actual }: { readonly clase: ClaseTexto; readonly actual: number | null }) {
  return (
    <Panel title={`Versiones de ${claseDe(clase).nombre}`} flush>
      <Paged of={useVersiones(clase)} failure={textosMessages.readFailed.text}>
        {(pages) => (
          <DataTable label="Versiones del texto" columns={columns} cards>
            {pages
              .flatMap(({ filas }) => filas)
              .map((fila) => (
                <tr key={fila.textoId}>
                  <th scope="row" data-title="Versión" data-keep>
                    <Link
                      to={lugarDe(clase, fila.textoId)}
                      preventScrollReset
                      data-opens
                      aria-current={fila.textoId === actual ? 'true' : undefined}
                    >
                      Versión {fila.version}
                    </Link>
                  </th>
                  <td data-title="Título">{fila.titulo}</td>
                  <td data-title="Estado">
                    <Situacion of={fila} />
                  </td>
                  <td data-title="Desde" data-keep>
                    {fila.desde}
                  </td>
                  <td data-title="Publicada">
                    {fechaYHora(fila.en)} · {fila.por}
                  </td>
                  <td data-title="Huella SHA-256" data-keep>
                    <span className={classes.print} title={fila.huella}>
                      {fila.huella.slice(0, 12)}
                    </span>
                  </td>
                </tr>
              ))}
          </DataTable>
        )}
      </Paged>
    </Panel>
  )
}
