import '@mantine/core/styles.layer.css'
import '../styles/mantine.css'
import { MantineProvider } from '@mantine/core'
import { setNonce } from 'get-nonce'
import type { ReactNode } from 'react'
import { useColorScheme } from '../lib/browser/theme.ts'
import { theme } from '../styles/theme.ts'

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
setNonce(nonce)

/** The component library, for what has fields; login, home and the calendar load it only when they need one. */
export function Mantine({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider theme={theme} forceColorScheme={useColorScheme()} getStyleNonce={() => nonce}>
      {children}
    </MantineProvider>
  )
}
