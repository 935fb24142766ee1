import { textosMessages } from '@alerce/contract/messages/base/textos'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import type { ClaseTexto } from '@alerce/domain/base/textos/clases'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { Panel, Stack } from '../../../../components/layout/panel.tsx'
import { Enteros } from '../../../../components/values/enteros.tsx'
import { useTexto } from '../queries.ts'
import { Lectura } from './lectura.tsx'
import classes from './textos.module.css'
import { Situacion } from './versiones.tsx'

/** One version, as it is read, with what proves that it is this one. */
export function VersionAbierta({ clase, textoId }: { readonly clase: ClaseTexto; readonly textoId: number }) {
  return (
    <Loaded of={useTexto(textoId)} failure={textosMessages.readFailed.text}>
      {(texto) =>
        texto.clase === clase && (
          <Panel title={`Versión ${texto.version}`} aside={<Situacion of={texto} />}>
            <Stack>
              <p>
                <Enteros>
                  Desde el {texto.desde}. Publicada por {texto.por} el {fechaYHora(texto.en)}. Huella{' '}
                </Enteros>
                <span className={classes.print}>{texto.huella}</span>
              </p>
              <Lectura clase={clase} titulo={texto.titulo} cuerpo={texto.cuerpo} />
            </Stack>
          </Panel>
        )
      }
    </Loaded>
  )
}
