import type { BrowserContext, Page } from '@playwright/test'

/** Milliseconds before a reply, and bytes a second each way. */
interface Line {
  readonly latency: number
  readonly downloadThroughput: number
  readonly uploadThroughput: number
}

/** A slow line, common in the country: 1.6 Mbit/s, 150 ms of latency. */
export const slowLine: Line = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 }

/** A page on a slow line and, if asked for, a slow device; its cache is empty each time. */
export async function slowPage(context: BrowserContext, line: Line, timesSlower = 1): Promise<Page> {
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.setCacheDisabled', { cacheDisabled: true })
  await client.send('Network.emulateNetworkConditions', { offline: false, ...line })
  if (timesSlower > 1) await client.send('Emulation.setCPUThrottlingRate', { rate: timesSlower })
  return page
}
