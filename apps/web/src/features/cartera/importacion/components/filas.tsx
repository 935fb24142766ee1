import { importacionMessages } from '@alerce/contract/messages/cartera/importacion'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import type { SituacionDeFila } from '@alerce/domain/cartera/planilla'
import { Link, useSearchParams } from 'react-router'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Paged } from '../../../../components/feedback/paged.tsx'
import { LinkTabs } from '../../../../components/layout/link-tabs.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import { type Shape, StateGlyph } from '../../../../components/values/estado.tsx'
import { saveAs } from '../../../../lib/files.ts'
import { goTo } from '../../../../lib/routes.ts'
import { type FilaDeImportacion, filasConError, type Importacion, useFilas } from '../queries.ts'
import classes from './importacion.module.css'

const situaciones: Readonly<Record<SituacionDeFila, { readonly nombre: string; readonly shape: Shape }>> = {
  nueva: { nombre: 'Nueva', shape: 'ring' },
  error: { nombre: 'Con error', shape: 'square' },
  repetida: { nombre: 'Repetida', shape: 'barred' },
  ingresada: { nombre: 'Agregada', shape: 'disc' },
  retirada: { nombre: 'Retirada', shape: 'barred' },
  conservada: { nombre: 'Conservada', shape: 'disc' },
}

const columns = ['Fila', 'Nombre', 'RUT', 'Situación', 'Qué pasa'].map((title) => ({ title }))

function Row({ fila }: { readonly fila: FilaDeImportacion }) {
  const { nombre, shape } = situaciones[fila.situacion]
  const name = fila.nombre || '-'
  return (
    <tr data-off={fila.situacion === 'retirada' || undefined}>
      <th scope="row" data-title="Fila">
        {fila.linea}
      </th>
      <td data-title="Nombre">
        {fila.prospectoId ? <Link to={goTo('timeline', { prospectoId: fila.prospectoId })}>{name}</Link> : name}
      </td>
      <td data-title="RUT" data-keep>
        {formatoRut(fila.rut) || '-'}
      </td>
      <td data-title="Situación">
        <StateGlyph shape={shape}>{nombre}</StateGlyph>
      </td>
      <td data-title="Qué pasa">{fila.mensajes.map(({ mensaje }) => mensaje).join(' · ') || '-'}</td>
    </tr>
  )
}

/** Download of the rejected rows, to correct them and import them again. */
function Descargar({ importacion: { importacionId, nombre } }: { readonly importacion: Importacion }) {
  const { busy, run } = useAction(
    async () =>
      saveAs(await filasConError(importacionId), `con-error-${nombre.replace(/\.(csv|txt|xlsx)$/i, '')}.xlsx`),
    importacionMessages.readFailed.text,
  )
  return (
    <Button kind="quiet" busy={busy} onClick={() => run()}>
      Descargar las filas con error
    </Button>
  )
}

/** The rows of an import, all or of one kind (`?ver=`). */
export function Filas({ importacion }: { readonly importacion: Importacion }) {
  const { importacionId, filas, nuevas, conError, repetidas, hechas } = importacion
  const [params] = useSearchParams()
  const lists: [ver: string, name: string, count: number, situacion: SituacionDeFila | null][] = [
    ['todas', 'Todas', filas, null],
    ['nuevas', 'Nuevas', nuevas, 'nueva'],
    ['error', 'Con error', conError, 'error'],
    ['repetidas', 'Repetidas', repetidas, 'repetida'],
    ['agregadas', 'Agregadas', hechas, 'ingresada'],
  ]
  const shown = lists.filter(([ver, , count]) => count > 0 || ver === 'todas')
  const current = shown.find(([ver]) => ver === params.get('ver')) ?? shown[0]
  const pages = useFilas(importacionId, current?.[3] ?? null)
  const tabs = shown.map(([ver, name, count]) => ({
    to: `${goTo('importar', { importacionId })}&ver=${ver}`,
    name: `${name} ${count.toLocaleString('es-CL')}`,
    current: ver === current?.[0],
  }))
  return (
    <>
      <div className={classes.tabs}>
        <LinkTabs label="Filas de la planilla" tabs={tabs} />
        {conError > 0 && <Descargar importacion={importacion} />}
      </div>
      <Paged of={pages} failure={importacionMessages.readFailed.text}>
        {(read) => {
          const rows = read.flatMap((page) => page.filas)
          if (rows.length === 0) return <Empty title="No hay filas de esta clase" />
          return (
            <DataTable label="Filas" columns={columns} cards>
              {rows.map((fila) => (
                <Row key={fila.linea} fila={fila} />
              ))}
            </DataTable>
          )
        }}
      </Paged>
    </>
  )
}
