import { writeFileSync } from 'node:fs';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { findElement, type Driver, type Target } from './driver';

interface Programs {
  readonly driver: string;
  readonly browser: string;
}

const keys = { ArrowRight: Key.ARROW_RIGHT, Enter: Key.ENTER };

/** Drives WebKitGTK over WebDriver. */
export async function webKitDriver(
  { driver, browser }: Programs,
  env: Readonly<Record<string, string>>,
): Promise<Driver> {
  const service = new DriverService.Builder(driver)
    .setLoopback(true)
    .setEnvironment({ ...(process.env as Record<string, string>), ...env })
    .build();
  try {
    const session = await startSession(await service.start(), browser);
    return { ...driverOf(session), quit: () => session.quit().finally(() => service.kill()) };
  } catch (error) {
    await service.kill();
    throw error;
  }
}

async function startSession(address: string, browser: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  });
  const session = await new Builder().usingServer(address).withCapabilities(capabilities).build();
  await session.manage().window().setRect({ x: 0, y: 0, width: 1400, height: 950 });
  return session;
}

function driverOf(session: WebDriver): Omit<Driver, 'quit'> {
  const find = (target: Target) => session.executeScript<WebElement | null>(findElement, target);
  return {
    open: (address) => session.get(address),
    ask: (question, text) => session.executeScript(question, text),
    isShown: async (target) => (await find(target)) !== null,
    click: async (target) => {
      const element = await find(target);
      // The driver ignores the browser's download bar when it scrolls.
      await session.executeScript((it: Element) => it.scrollIntoView({ block: 'center' }), element);
      await element?.click();
    },
    type: (text) => session.actions().sendKeys(text).perform(),
    press: (key) => {
      const keyboard = session.actions();
      if (key !== 'DocumentEnd') return keyboard.sendKeys(keys[key]).perform();
      return keyboard.keyDown(Key.CONTROL).sendKeys(Key.END).keyUp(Key.CONTROL).perform();
    },
    saveScreenshot: async (file) => writeFileSync(file, await session.takeScreenshot(), 'base64'),
  };
}
